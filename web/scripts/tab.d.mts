export function tab(): import("vite").Plugin;

export function stamped(text: string, files: string[]): string;
export function worker(): import("vite").Plugin;

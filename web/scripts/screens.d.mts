import type { Plugin } from "vite";

export function named(style: string, sizes: Record<string, string>): string;
export function screens(): Plugin;

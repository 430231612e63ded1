export function bare(text: string): string;

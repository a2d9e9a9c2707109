export function pointerFile(releases: string, name: string): string;
export function readPointer(releases: string, name: string): { version: string | null };

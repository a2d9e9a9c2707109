export function pageImports(source: string): Record<string, string[]>;

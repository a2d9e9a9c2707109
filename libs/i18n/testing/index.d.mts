/** See index.mjs; the web compiles without the types of Node.js. */
export function writtenSection(title: string, expected: string): string;
export function table(heads: string[], rows: string[][]): string;
export function pseudoTexts(texts: Record<string, string>): Record<string, string>;
export function plainWords(text: string, data: unknown): string[];

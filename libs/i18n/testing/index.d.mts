/** What of a page of the documentation is written from code, for specs. */
export function writtenSection(title: string, expected: string): string;
export function table(heads: string[], rows: string[][]): string;

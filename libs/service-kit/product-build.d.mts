export const version: string;
export function findCommit(): Promise<string | null>;

export function mutatedFiles(chosen?: string): Map<string, string[]>;

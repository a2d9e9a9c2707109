export function webContract(source: string): string;
export function refuseRowSchemas(source: string, file: string): void;

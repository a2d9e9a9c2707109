export const sharedModules: string[];
export const productVersion: string;

/** The stored form: upper case, without spaces and dashes. */
export const tidyVin = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '').slice(0, 17);

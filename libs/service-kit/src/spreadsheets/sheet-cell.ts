/** A text, a number, a calendar day, or nothing. */
export type SheetCell = string | number | { day: string } | null;

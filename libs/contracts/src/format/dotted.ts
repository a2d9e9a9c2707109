/** Parts of a line: "Open · COD". The space after a dot is one that the font does not draw the text closer by. */
export const dotted = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ·\u00a0');

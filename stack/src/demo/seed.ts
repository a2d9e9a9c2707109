/** Fixed, so that everyone gets the same demo data. */
export const seed = 20_261_121;

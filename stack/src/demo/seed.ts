/** Fixed, so that everyone sees the same story. */
export const seed = 20_261_121;

/** Lines of the card before "Show all". */
export const foldedTo = 5;

const name = 'overland-work-list-length';

/** How many lines the card had when it was last shown, so that nothing moves when it is loaded again. */
export const lastLength = {
  read: (): number => {
    const stored = sessionStorage.getItem(name);
    return stored === null ? foldedTo : Number.parseInt(stored, 10) || 0;
  },
  keep: (length: number): void => sessionStorage.setItem(name, String(length)),
};

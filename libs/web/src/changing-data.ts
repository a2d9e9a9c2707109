/** Asks the query client, once it is loaded: the sign-in pages do not need it. */
let isMutating = (): boolean => false;

export function watchChanges(isChanging: () => boolean): void {
  isMutating = isChanging;
}

export const isChangingData = (): boolean => isMutating();

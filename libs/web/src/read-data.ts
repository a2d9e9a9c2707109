interface ReadData {
  forget(): void;
  isChanging(): boolean;
}

/** The query cache, once it is loaded: the sign-in pages do not need it. */
let held: ReadData | null = null;

export function holdReadData(data: ReadData): void {
  held = data;
}

/** What was read under a session does not outlive it. */
export const forgetReadData = (): void => held?.forget();

/** Is a change on its way to the server? */
export const isChangingData = (): boolean => held?.isChanging() ?? false;

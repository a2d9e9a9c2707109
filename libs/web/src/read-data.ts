interface ReadData {
  forget(): void;
  isChanging(): boolean;
}

/** The cache of what was read from the server, once there is one: signing in reads nothing and does not load it. */
let held: ReadData | null = null;

export function holdReadData(data: ReadData): void {
  held = data;
}

/** What was read under a session does not outlive it. */
export const forgetReadData = (): void => held?.forget();

/** Is a change on its way to the server? */
export const isChangingData = (): boolean => held?.isChanging() ?? false;

import { create } from 'zustand';
import { whenPersonChanges } from './session-store';

interface ConfirmationState {
  /** Calls wait for the person's password; the frame shows the dialog that asks for it. */
  isAsked: boolean;
  /** @returns whether the password was given. One question is asked for all calls that wait. */
  ask(): Promise<boolean>;
  settle(isConfirmed: boolean): void;
}

const waiting: ((isConfirmed: boolean) => void)[] = [];

/** Dangerous calls ask again whether it is still the person who signed in (docs/product/people.md). */
export const useConfirmation = create<ConfirmationState>()((set) => ({
  isAsked: false,
  ask: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      set({ isAsked: true });
    }),
  settle: (isConfirmed) => {
    set({ isAsked: false });
    for (const resolve of waiting.splice(0)) resolve(isConfirmed);
  },
}));

whenPersonChanges(() => useConfirmation.getState().settle(false));

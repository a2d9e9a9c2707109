import { useSession } from '@overland/web';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

export interface RecentChoice {
  kind: 'page' | 'order' | 'quote';
  to: string;
  label: string;
  detail?: string;
  /** Who chose it, and the portal that was viewed as. */
  userId: string | null;
  viewedAs: string | null;
}

const mostKept = 5;

interface RecentChoicesState {
  choices: readonly RecentChoice[];
  add(choice: RecentChoice): void;
  clear(): void;
}

/** The last five choices of the palette, kept for the tab until the person signs out. */
export const useRecentChoices = create<RecentChoicesState>()(
  persist(
    (set) => ({
      choices: [],
      add: (choice) =>
        set(({ choices }) => ({ choices: [choice, ...choices.filter(isOther(choice))].slice(0, mostKept) })),
      clear: () => set({ choices: [] }),
    }),
    { name: 'overland-recent-choices', storage: createJSONStorage(() => sessionStorage) },
  ),
);

useSession.subscribe(({ token }) => {
  if (token === null) useRecentChoices.getState().clear();
});

const isOther = (choice: RecentChoice) => (before: RecentChoice) =>
  before.to !== choice.to || before.viewedAs !== choice.viewedAs || before.userId !== choice.userId;

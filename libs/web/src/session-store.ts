import type { Role } from '@overland/contracts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface SessionIdentity {
  token: string;
  role: Role;
  userId: string;
  portalId: string;
  /** The company requires a second step, and the person has none yet. */
  lacksSecondStep?: boolean;
}

interface SessionState {
  token: string | null;
  role: Role | null;
  userId: string | null;
  portalId: string | null;
  /** Null until the own user has been read. */
  isSuperAdmin: boolean | null;
  /** Nothing else works until the person has set up the second step that the company requires. */
  lacksSecondStep: boolean;
  /** Set when the server refused the token; shown on the sign-in page. */
  unauthorizedMessage: string | null;
  /** The person signed out; the sign-in page then does not lead back to where they were. */
  leftOnPurpose: boolean;
  signedIn(identity: SessionIdentity): void;
  learnSuperAdmin(isSuperAdmin: boolean): void;
  learnSecondStep(lacksSecondStep: boolean): void;
  /** The unauthorized state: no token, and the server's reason. */
  refuse(message: string): void;
  clear(): void;
}

const nobody = {
  token: null,
  role: null,
  userId: null,
  portalId: null,
  isSuperAdmin: null,
  lacksSecondStep: false,
} as const;
const storageName = 'overland-session';

/** Who is signed in, kept in local storage (docs/product/people.md). */
export const useSession = create<SessionState>()(
  persist(
    (set) => ({
      ...nobody,
      unauthorizedMessage: null,
      leftOnPurpose: false,
      signedIn: (identity) =>
        set({ ...nobody, ...identity, unauthorizedMessage: null, leftOnPurpose: false }),
      learnSuperAdmin: (isSuperAdmin) => set({ isSuperAdmin }),
      learnSecondStep: (lacksSecondStep) => set({ lacksSecondStep }),
      refuse: (unauthorizedMessage) => set({ ...nobody, unauthorizedMessage, leftOnPurpose: false }),
      clear: () => set({ ...nobody, unauthorizedMessage: null, leftOnPurpose: true }),
    }),
    {
      name: storageName,
      partialize: ({ token, role, userId, portalId, isSuperAdmin, lacksSecondStep }) => ({
        token,
        role,
        userId,
        portalId,
        isSuperAdmin,
        lacksSecondStep,
      }),
    },
  ),
);

/** Runs `forget` when another person signs in, or nobody is signed in any more, for whatever reason. */
export const whenPersonChanges = (forget: () => void): (() => void) =>
  useSession.subscribe((now, before) => {
    if (now.userId !== before.userId) forget();
  });

/** Follows sign-in and sign-out in other tabs. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  const changed = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (event.key === null) useSession.getState().clear();
    else if (event.key === storageName) void useSession.persist.rehydrate();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

import { signIn } from '@overland/contracts';
import { api } from './api';
import { forgetReadData } from './read-data';
import { useSession } from './session-store';
import { useViewAs } from './view-as-store';

/** Forgets the session and everything read under it. */
export function forgetSession(): void {
  useSession.getState().clear();
  useViewAs.getState().viewAs(null);
  forgetReadData();
}

/** Ends the session here at once and on the server too; an unreachable server does not keep the user signed in. */
export async function signOut(): Promise<void> {
  const { token } = useSession.getState();
  forgetSession();
  if (!token) return;
  await api(signIn.signOut, {}, { token }).catch(() => undefined);
}

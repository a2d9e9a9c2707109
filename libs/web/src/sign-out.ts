import { calls } from '@overland/contracts/calls';
import { api } from './api';
import { useSession } from './session-store';

/** Ends the session here at once and on the server too; an unreachable server does not keep the user signed in. */
export async function signOut(): Promise<void> {
  const { token, clear } = useSession.getState();
  clear();
  if (!token) return;
  await api(calls.signIn.signOut, {}, { token }).catch(() => undefined);
}

import { messages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { ApiError, api } from '@overland/web';
import { useCallback, useEffect, useState } from 'react';
import { useExchange } from './use-exchange';

/** Before the server's five minutes are over. */
const renewMs = 4 * 60_000;

// With the page, its library would delay the form.
const load = () => import('./ask-passkey');
type Late = Awaited<ReturnType<typeof load>>;
type Answer = Awaited<ReturnType<Late['askPasskey']>>;

/** Signing in by a passkey alone: by the button, and from the list that browsers open at the email field. */
export function usePasskeyAlone() {
  const exchange = useExchange();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const signIn = useCallback(
    (passkey: Answer) =>
      exchange(() => api(calls.signIn.loginByPasskeyAlone, { body: { passkey } }, messages.loginFailed)),
    [exchange],
  );
  useListOfBrowser({ signIn, isPaused: isBusy, onFailure: setFailure });
  const use = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { askAnyPasskey } = await load();
      await signIn(await askAnyPasskey(false));
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : messages.loginFailed);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, use };
}

interface ListOfBrowser {
  signIn: (passkey: Answer) => Promise<void>;
  /** While the button's own request waits, which another one would end. */
  isPaused: boolean;
  onFailure: (message: string) => void;
}

/** Waits for a choice from the list, as long as the page is open. */
function useListOfBrowser({ signIn, isPaused, onFailure }: ListOfBrowser): void {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (isPaused) return;
    let isGone = false;
    const wait = async () => {
      const { askAnyPasskey, hasPasskeyList } = await load();
      if (isGone || !(await hasPasskeyList())) return;
      // Without a choice nothing has failed that somebody waits for.
      const passkey = await askAnyPasskey(true).catch(() => null);
      if (passkey && !isGone) await signIn(passkey).catch(({ message }: ApiError) => onFailure(message));
    };
    // The page works without its code.
    wait().catch(() => {});
    const renewal = setTimeout(() => setRound(round + 1), renewMs);
    return () => {
      isGone = true;
      clearTimeout(renewal);
      void load().then(({ endWaiting }) => endWaiting());
    };
  }, [signIn, isPaused, onFailure, round]);
}

import { messages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, Note } from '@overland/ui';
import { ApiError, api } from '@overland/web';
import { useState } from 'react';
import { askPasskey } from './ask-passkey';
import { useExchange } from './use-exchange';

/** The second step by a passkey. The browser asks only after a click, as some require it. */
export function PasskeyForm({ email }: { email: string }) {
  const exchange = useExchange();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const use = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const asked = await api(calls.signIn.passkeyOptions, { body: { email } });
      const { userHandle: _, ...passkey } = await askPasskey(asked);
      await exchange(() =>
        api(calls.signIn.loginByPasskey, { body: { email, passkey } }, messages.loginFailed),
      );
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : messages.passkeyNotUsed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Note>Your device or security key confirms that it is you.</Note>
      <Button variant="go" wide autoFocus disabled={isBusy} onClick={() => void use()}>
        {isBusy ? 'Waiting for your passkey...' : 'Use Your Passkey'}
      </Button>
      {failure !== null && <Note role="alert">{failure}</Note>}
    </>
  );
}

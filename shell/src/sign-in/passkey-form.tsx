import { messages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, Note } from '@overland/ui';
import { ApiError, api } from '@overland/web';
import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useExchange } from './use-exchange';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The second step by a passkey. The browser asks only after a click, as some require it. */
export function PasskeyForm({ email }: { email: string }) {
  const exchange = useExchange();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const use = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const passkey = await answerOf(email);
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

async function answerOf(email: string) {
  const { options } = await api(calls.signIn.passkeyOptions, { body: { email } });
  const { id, response } = await startAuthentication({ optionsJSON: options as unknown as Options });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

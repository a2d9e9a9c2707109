import type { ReplyOf } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { ApiError, api } from '@overland/web';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

type Asked = ReplyOf<typeof calls.signIn.passkeyOptions>;

/** What a passkey answers to the server's options. */
export async function askPasskey({ options }: Asked, useBrowserAutofill = false) {
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

const noneUsed =
  'No passkey was used. Please try again, or enter your password: a passkey that needs it first is asked for then.';

/**
 * Any passkey of this site, by a dialog of the browser or from its list at the email field.
 * @throws ApiError that says what to do
 */
export async function askAnyPasskey(fromList: boolean) {
  const asked = await api(calls.signIn.passkeyAloneOptions, {});
  return askPasskey(asked, fromList).catch(() => {
    throw new ApiError({ code: 'invalid', status: 0, message: noneUsed });
  });
}

/** Whether the browser can list passkeys at a field. */
export const hasPasskeyList = browserSupportsWebAuthnAutofill;

export const endWaiting = (): void => WebAuthnAbortService.cancelCeremony();

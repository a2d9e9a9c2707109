import type { Passkey } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useConfirm } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';
import { useState } from 'react';
import { type SecondStepDialog, SecondStepDialogs } from './dialogs';

const refreshes = [calls.secondStep.own];

/** What a person does with the own second steps with the dialogs of it. */
export function useSecondStepActions() {
  const confirm = useConfirm();
  const notify = useNotices((state) => state.notify);
  const [dialog, setDialog] = useState<SecondStepDialog | null>(null);
  const options = {
    refreshes,
    whenUnreachable: 'There was an error changing how you sign in',
    onError: ({ message }: { message: string }) => notify('error', message),
  };
  const start = useApiMutation(calls.secondStep.startAuthenticator, {
    ...options,
    onSuccess: (secret) => setDialog({ kind: 'authenticator', secret }),
  });
  const removeKey = useApiMutation(calls.secondStep.removePasskey, {
    ...options,
    onSuccess: ({ message }) => notify('success', message),
  });
  const remove = useApiMutation(calls.secondStep.removeAuthenticator, {
    ...options,
    onSuccess: ({ message }) => notify('success', message),
  });
  const make = useApiMutation(calls.secondStep.makeRecoveryCodes, {
    ...options,
    onSuccess: ({ recoveryCodes }) => setDialog({ kind: 'recoveryCodes', recoveryCodes }),
  });
  return {
    isBusy: start.isPending || removeKey.isPending || remove.isPending || make.isPending,
    dialogs: dialog && (
      <SecondStepDialogs dialog={dialog} onNext={setDialog} onClose={() => setDialog(null)} />
    ),
    addPasskey: () => setDialog({ kind: 'newPasskey' }),
    renamePasskey: (passkey: Passkey) => setDialog({ kind: 'renamePasskey', passkey }),
    removePasskey: async ({ _id, name }: Passkey) => {
      const isAgreed = await confirm({
        title: name,
        text: 'Are you sure you want to remove this passkey? It no longer signs you in then.',
        confirmLabel: 'Remove Passkey',
        isDestructive: true,
      });
      if (isAgreed) removeKey.mutate({ params: { passkeyId: _id } });
    },
    setUpAuthenticator: () => start.mutate({}),
    removeAuthenticator: async () => {
      const isAgreed = await confirm({
        title: 'Authenticator app',
        text: 'Are you sure you want to remove your authenticator app? Its codes no longer work then.',
        confirmLabel: 'Remove App',
        isDestructive: true,
      });
      if (isAgreed) remove.mutate({});
    },
    makeRecoveryCodes: async () => {
      const isAgreed = await confirm({
        title: 'Recovery codes',
        text: 'Are you sure you want to make new recovery codes? Those of before no longer work then.',
        confirmLabel: 'Make New Ones',
      });
      if (isAgreed) make.mutate({});
    },
  };
}

export type SecondStepActions = ReturnType<typeof useSecondStepActions>;

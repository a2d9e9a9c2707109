import { type AuthenticatorSecret, type Passkey } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useConfirm } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';
import { useState } from 'react';
import { AuthenticatorDialog } from './authenticator-dialog';
import { NewPasskeyDialog } from './new-passkey-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { RenamePasskeyDialog } from './rename-passkey-dialog';

const refreshes = [calls.secondStep.own];

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
        text: 'Are you sure you want to remove this passkey? You can no longer sign in with it.',
        confirmLabel: 'Remove Passkey',
        isDestructive: true,
      });
      if (isAgreed) removeKey.mutate({ params: { passkeyId: _id } });
    },
    setUpAuthenticator: () => start.mutate({}),
    removeAuthenticator: async () => {
      const isAgreed = await confirm({
        title: 'Authenticator app',
        text: 'Are you sure you want to remove your authenticator app? Its codes will no longer work.',
        confirmLabel: 'Remove App',
        isDestructive: true,
      });
      if (isAgreed) remove.mutate({});
    },
    makeRecoveryCodes: async () => {
      const isAgreed = await confirm({
        title: 'Recovery codes',
        text: 'Are you sure you want to make new recovery codes? The old ones will no longer work.',
        confirmLabel: 'Make New Ones',
      });
      if (isAgreed) make.mutate({});
    },
  };
}

export type SecondStepActions = ReturnType<typeof useSecondStepActions>;

type SecondStepDialog =
  | { kind: 'newPasskey' }
  | { kind: 'renamePasskey'; passkey: Passkey }
  | { kind: 'authenticator'; secret: AuthenticatorSecret }
  | { kind: 'recoveryCodes'; recoveryCodes: readonly string[] };

interface DialogsProps {
  dialog: SecondStepDialog;
  onNext: (dialog: SecondStepDialog) => void;
  onClose: () => void;
}

/** The first second step is followed by the recovery codes. */
function SecondStepDialogs({ dialog, onNext, onClose }: DialogsProps) {
  const showCodes = (recoveryCodes: readonly string[]) =>
    recoveryCodes.length > 0 ? onNext({ kind: 'recoveryCodes', recoveryCodes }) : onClose();
  switch (dialog.kind) {
    case 'newPasskey':
      return <NewPasskeyDialog onClose={onClose} onDone={showCodes} />;
    case 'renamePasskey':
      return <RenamePasskeyDialog passkey={dialog.passkey} onClose={onClose} />;
    case 'authenticator':
      return <AuthenticatorDialog secret={dialog.secret} onClose={onClose} onDone={showCodes} />;
    case 'recoveryCodes':
      return <RecoveryCodesDialog codes={dialog.recoveryCodes} onClose={onClose} />;
  }
}

import type { AuthenticatorSecret, Passkey } from '@overland/contracts';
import { AuthenticatorDialog } from './authenticator-dialog';
import { NewPasskeyDialog } from './new-passkey-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { RenamePasskeyDialog } from './rename-passkey-dialog';

export type SecondStepDialog =
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
export function SecondStepDialogs({ dialog, onNext, onClose }: DialogsProps) {
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

import { AuthenticatorCode, type AuthenticatorSecret } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, Note, styled } from '@overland/ui';
import { CodeField, Form, SubmitButton } from '@overland/ui/forms';
import { Dialog, DialogButtons } from '@overland/ui/overlays';
import { useApiMutation, useNotices } from '@overland/web';
import { encode } from 'uqr';

const Columns = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 20, padding: '12px 0 18px' });
const Words = styled('div')({ flex: '1 1 200px', display: 'grid', gap: 8, alignContent: 'start' });
const Secret = styled('code')({ fontSize: 16, fontWeight: 600, overflowWrap: 'anywhere' });

interface AuthenticatorDialogProps {
  secret: AuthenticatorSecret;
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** The secret as a QR code and as text; a code of the app turns it on. */
export function AuthenticatorDialog({ secret, onClose, onDone }: AuthenticatorDialogProps) {
  const notify = useNotices((state) => state.notify);
  const confirm = useApiMutation(calls.secondStep.confirmAuthenticator, {
    refreshes: [calls.secondStep.own],
    whenUnreachable: 'There was an error turning on the authenticator app',
  });
  return (
    <Dialog open onClose={onClose} title="Set up an authenticator app">
      <Columns>
        <QrCode text={secret.uri} label="QR code for your authenticator app" />
        <Words>
          <p>Scan this with your authenticator app, or enter this key there:</p>
          <Secret>{inGroups(secret.secret)}</Secret>
          <Note>Then enter the six digits that the app shows.</Note>
        </Words>
      </Columns>
      <Form
        label="Authenticator app"
        schema={AuthenticatorCode}
        defaultValues={{ code: '' }}
        onSubmit={async (body) => {
          const { recoveryCodes } = await confirm.mutateAsync({ body });
          notify('success', 'The authenticator app is on.');
          onDone(recoveryCodes);
        }}
      >
        <CodeField name="code" label="Code" autoFocus />
        <DialogButtons>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busyLabel="Checking...">Turn On</SubmitButton>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

// Dark on white in both themes: not every app reads the reverse.
const Sheet = styled('svg')({ background: '#fff', borderRadius: 8, flex: 'none' });

/** A text as a QR code of 180 pixels, with the four light modules around it that readers need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Sheet role="img" aria-label={label} width={180} height={180} viewBox={`0 0 ${size} ${size}`}>
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </Sheet>
  );
}

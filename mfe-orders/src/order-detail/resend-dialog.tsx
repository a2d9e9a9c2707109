import { type EmailLog, emailNameOf } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, messageOf, Note, Stack } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { useApiMutation, useNotices } from '@overland/web';
import { EmailPreview } from './email-preview';
import { useLoggedEmailPreview } from './use-email-preview';

export function ResendDialog({ mail, onClose }: { mail: EmailLog; onClose: () => void }) {
  const notify = useNotices((state) => state.notify);
  const preview = useLoggedEmailPreview(mail._id);
  const resend = useApiMutation(calls.emailSending.resend, {
    refreshes: [calls.emails.logs],
    whenUnreachable: 'There was an error sending this email',
    onSuccess: () => {
      notify('success', `“${emailNameOf(mail.template)}” goes to ${mail.to} once more.`);
      onClose();
    },
    onError: (error) => notify('error', messageOf(error)),
  });
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        variant="go"
        busy={resend.isPending}
        busyLabel="Sending..."
        onClick={() => resend.mutate({ params: { emailId: mail._id } })}
      >
        Resend
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      title={`Resend “${emailNameOf(mail.template)}”`}
      actions={actions}
    >
      <Stack>
        <Note>{`The same email goes to ${mail.to} once more.`}</Note>
        <EmailPreview preview={preview} />
      </Stack>
    </Dialog>
  );
}

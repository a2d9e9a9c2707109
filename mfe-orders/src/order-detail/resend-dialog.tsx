import { type EmailLog, emailNameOf } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { EmailPreview } from '@overland/quote-ui/email';
import { Button, messageOf, Note, Stack } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { useApiMutation, useNavigate, useNotices } from '@overland/web';
import { useLoggedEmailPreview } from './use-email-preview';

interface ResendDialogProps {
  mail: Pick<EmailLog, '_id' | 'template' | 'to' | 'about'>;
  /** The order whose address can be corrected, of an email that did not arrive. */
  orderToEdit?: string | null;
  onSent?: () => void;
  onClose: () => void;
}

export function ResendDialog({ mail, orderToEdit = null, onSent, onClose }: ResendDialogProps) {
  const navigate = useNavigate();
  const notify = useNotices((state) => state.notify);
  const preview = useLoggedEmailPreview(mail._id);
  const resend = useApiMutation(calls.emailSending.resend, {
    refreshes: [calls.emails.logs],
    whenUnreachable: 'There was an error sending this email',
    onSuccess: () => {
      notify('success', `“${emailNameOf(mail.template, mail.about)}” goes to ${mail.to} once more.`);
      onSent?.();
      onClose();
    },
    onError: (error) => notify('error', messageOf(error)),
  });
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {orderToEdit && (
        <Button onClick={() => navigate(`/order/${orderToEdit}/edit`, { state: { wrongAddress: mail.to } })}>
          Correct the Address
        </Button>
      )}
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
      title={`Resend “${emailNameOf(mail.template, mail.about)}”`}
      actions={actions}
    >
      <Stack>
        <Note>
          {orderToEdit
            ? `This email did not reach ${mail.to}. Correct the address in the order and send it anew from there, or send it to the same address once more.`
            : `The same email goes to ${mail.to} once more.`}
        </Note>
        <EmailPreview preview={preview} />
      </Stack>
    </Dialog>
  );
}

import { Button } from '@overland/ui';

interface SendButtonsProps {
  /** Who is written to; it can be read again where that failed. */
  plan: { isPending: boolean; isError: boolean; refetch: () => unknown };
  /** What the button that sends says, and what while it does. */
  label: string;
  busyLabel: string;
  isSending: boolean;
  /** Nobody is left to write to. */
  isEmpty: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** The buttons of a dialog that writes to several people, once it is known who they are. */
export function SendButtons(props: SendButtonsProps) {
  const { plan, label, busyLabel, isSending, isEmpty, onSend, onClose } = props;
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {plan.isError ? (
        <Button variant="go" onClick={() => void plan.refetch()}>
          Try Again
        </Button>
      ) : (
        <Button
          variant="go"
          busy={plan.isPending || isSending}
          busyLabel={isSending ? busyLabel : 'One moment…'}
          disabled={isEmpty}
          onClick={onSend}
          autoFocus
        >
          {label}
        </Button>
      )}
    </>
  );
}

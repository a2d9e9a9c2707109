import type { LostReason, QuoteRow, QuotesReport } from '@overland/contracts';
import { LeftOut } from '@overland/quote-ui/recipients';
import { Button, ErrorNotice, formatCountOf, messageOf, Note, PlainList, Stack } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { useState } from 'react';
import { LostQuestion } from '../quote-detail/lost-question';
import { isOpen } from './open-quotes';
import { useRemoval } from './use-removal';

interface RemovalDialogProps {
  quotes: readonly QuoteRow[];
  onDone: (report: QuotesReport) => void;
  onClose: () => void;
}

/** Before several quotes are removed: which they are, and which are left out. */
export function RemovalDialog({ quotes, onDone, onClose }: RemovalDialogProps) {
  const [reason, setReason] = useState<LostReason>();
  const [error, setError] = useState<string | null>(null);
  const { remove, isRemoving } = useRemoval();
  const going = quotes.filter(isOpen);
  const some = going.length === quotes.length ? '' : `${going.length} of `;
  const submit = () => remove(going, reason).then(onDone, (failed: unknown) => setError(messageOf(failed)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Remove ${some}${formatCountOf(quotes.length, 'quote')}`}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            Cancel
          </Button>
          <Button variant="stop" busy={isRemoving} busyLabel="Removing…" onClick={() => void submit()}>
            {`Remove ${formatCountOf(going.length, 'Quote')}`}
          </Button>
        </>
      }
    >
      <Stack>
        <ErrorNotice>{error}</ErrorNotice>
        <PlainList>
          {going.map(({ _id, uniqueId, customerFullName, status }) => (
            <li key={_id}>{[`#${uniqueId}`, customerFullName, status].filter(Boolean).join(', ')}</li>
          ))}
        </PlainList>
        <LeftOut what="quote" refused={quotes.filter((quote) => !isOpen(quote)).map(refusalOf)} />
        <Note>
          Removed quotes can be restored for 30 days: they are in the list with the status Archived.
        </Note>
        <LostQuestion label="Why were they not booked? (optional)" onReason={setReason} />
      </Stack>
    </Dialog>
  );
}

const refusalOf = ({ uniqueId, status }: QuoteRow) => ({
  uniqueId,
  message: status === 'Booked' ? 'Already booked.' : 'Already removed.',
});

import { type Quote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { hasBegunBooking } from '@overland/quote-ui/booking';
import { PdfButton, writeChoice } from '@overland/quote-ui/quote';
import {
  Button,
  Card,
  DockedActions,
  formatMoney,
  LinkButton,
  Note,
  PHONE,
  type PriceChoice,
  styled,
} from '@overland/ui';
import type { Leave } from '@overland/web';
import { Booked } from './booked';
import { FollowUp } from './follow-up';
import { NotShared } from './not-shared';
import { quoteActions } from './quote-actions';
import { isShared, ShareQuote } from './share-quote';
import type { QuoteChanges } from './use-quote-changes';

const Actions = styled('div')({ display: 'grid', gap: 12 });
const Quiet = styled('div')({ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap' });
const NotOnPhone = styled('div')({ display: 'grid', gap: 12, [PHONE]: { display: 'none' } });
const SideBySide = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 12,
  [PHONE]: { gridAutoFlow: 'row' },
});

export interface ActionsProps {
  quote: Quote;
  choice: PriceChoice;
  /** Whole dollars of the chosen price, shown on the phone's button. */
  price: number;
  changes: QuoteChanges;
  /** Leaving on purpose: the leave prompt is not shown. */
  onLeave: Leave;
}

export const bookingAddress = (quoteId: string, choice: PriceChoice) =>
  `/orders/book/${quoteId}?${writeChoice(choice)}`;

export function ActionsCard({ quote, choice, changes, onLeave }: Omit<ActionsProps, 'price'>) {
  const { canBook, canSave, canEdit, canRestore } = quoteActions(quote);
  return (
    <Card as="section" aria-label="Actions">
      <Actions>
        {quote.status === 'Booked' && <Booked quote={quote} />}
        {canBook && (
          <NotOnPhone>
            <LinkButton variant="go" wide to={bookingAddress(quote._id, choice)} onClick={onLeave}>
              {hasBegunBooking(quote) ? 'Continue Booking' : 'Book Order'}
            </LinkButton>
          </NotOnPhone>
        )}
        <SideBySide>
          {canEdit && (
            <NotOnPhone>
              <SaveButton wide canSave={canSave} changes={changes} />
            </NotOnPhone>
          )}
          <PdfButton wide quote={quote} endpoint={calls.quotes.pdf} />
        </SideBySide>
        {canRestore && (
          <>
            <Note>This quote was removed. It can be restored for 30 days.</Note>
            <Button wide busy={changes.isRestoring} busyLabel="Restoring…" onClick={changes.restore}>
              Restore
            </Button>
          </>
        )}
        <ShareQuote quote={quote} />
        {canBook && (isShared(quote) ? <FollowUp quote={quote} /> : <NotShared quote={quote} />)}
        <QuietActions quote={quote} changes={changes} onLeave={onLeave} />
      </Actions>
    </Card>
  );
}

/** Once the quote is saved the button stays where it was, so that a second click does nothing else. */
function SaveButton({ canSave, changes, wide }: { canSave: boolean; changes: QuoteChanges; wide?: boolean }) {
  return (
    <Button
      wide={wide}
      disabled={!canSave}
      busy={changes.isSaving}
      busyLabel="Saving…"
      onClick={changes.save}
    >
      {canSave ? 'Save' : 'Saved'}
    </Button>
  );
}

function QuietActions({ quote, changes, onLeave }: Pick<ActionsProps, 'quote' | 'changes' | 'onLeave'>) {
  const { canEdit, canRemove } = quoteActions(quote);
  return (
    <Quiet>
      {canEdit && (
        <LinkButton variant="quiet" size="small" to={`/quote/${quote._id}/edit`} onClick={onLeave}>
          Edit
        </LinkButton>
      )}
      <LinkButton variant="quiet" size="small" to={`/get-quote?from=${quote._id}`}>
        Duplicate
      </LinkButton>
      {canRemove && (
        <Button
          variant="stop"
          size="small"
          busy={changes.isRemoving}
          busyLabel="Removing…"
          onClick={changes.remove}
        >
          Remove
        </Button>
      )}
    </Quiet>
  );
}

/** The same at the foot of a phone's window. */
export function DockedQuoteActions({ quote, choice, price, changes, onLeave }: ActionsProps) {
  const { canBook, canSave } = quoteActions(quote);
  if (!canBook) return null;
  return (
    <DockedActions>
      <SaveButton canSave={canSave} changes={changes} />
      <LinkButton variant="go" to={bookingAddress(quote._id, choice)} onClick={onLeave}>
        Book {formatMoney(price)}
      </LinkButton>
    </DockedActions>
  );
}

import type { OrderImport, OrderImportSummary } from '@overland/contracts';
import { formatCountOf } from '@overland/ui';

/** The form stays filled until its list is booked, as what is wrong in it is corrected there. */
export const listKeptAs = 'order-import';

/** What a list is called that came without a file. */
export const pastedName = 'a pasted list';

/** Of the element that says what came of a list. */
export const outcomeId = 'list-outcome';

function progress({ stage, isFinished, total, done, failed }: OrderImportSummary): string {
  if (stage === 'ready') {
    if (isFinished) return `checked: none of ${formatCountOf(total, 'order')} can be booked`;
    const left = failed > 0 ? `, ${failed} cannot be booked` : '';
    return `checked: ${formatCountOf(total - done - failed, 'order')} to book${left}`;
  }
  if (!isFinished)
    return stage === 'booking' ? `booking: ${done} of ${total - failed} booked so far` : 'being checked';
  return failed === 0
    ? `${formatCountOf(done, 'order')} booked`
    : `${done} of ${formatCountOf(total, 'order')} booked`;
}

export const listWords = {
  title: 'Latest lists',
  none: 'Lists that you check are kept here for 90 days.',
  progress,
};

/** Of the page of a list: what it is by now, and what leads back to the form. */
export const reportWords = (stage: OrderImport['stage'] | undefined) =>
  stage === 'booking'
    ? { title: 'Booking', another: 'Book another list' }
    : { title: 'Check', another: 'Change the list' };

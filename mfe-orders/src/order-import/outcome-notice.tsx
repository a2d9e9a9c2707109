import { Button, formatCountOf, formatMoney, Notice } from '@overland/ui';
import type { importCounts } from './import-counts';
import { type Refused, RefusedButton } from './ready-card';

interface OutcomeNoticeProps {
  /** Or checked alone, as nothing in it can be booked. */
  isBooked: boolean;
  counts: ReturnType<typeof importCounts>;
  refused: Refused;
}

export function OutcomeNotice({ isBooked, counts, refused }: OutcomeNoticeProps) {
  const { booked, bookedPrice, failed } = counts;
  if (!isBooked) {
    const none = failed === 1 ? 'This order cannot' : `None of the ${formatCountOf(failed, 'order')} can`;
    return (
      <Notice tone="amber" live>
        {none} be booked yet. Correct the list and check it again. <RefusedButton size="small" {...refused} />
      </Notice>
    );
  }
  const done =
    booked === 0
      ? 'Nothing was booked'
      : `${formatCountOf(booked, 'order')} booked for ${formatMoney(bookedPrice)}`;
  if (failed === 0) {
    return (
      <Notice tone="sign" live>
        {done}.
      </Notice>
    );
  }
  return (
    <Notice tone="amber" live>
      {done}; {formatCountOf(failed, 'order')} could not be booked. Correct{' '}
      {failed === 1 ? 'it and check it alone' : 'them and check only them'}.{' '}
      <Button size="small" busy={refused.isLoading} busyLabel="Preparing…" onClick={refused.save}>
        Download What Was Not Booked
      </Button>
    </Notice>
  );
}

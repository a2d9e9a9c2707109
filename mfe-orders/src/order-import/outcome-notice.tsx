import type { OrderImport } from '@overland/contracts';
import { formatCountOf, formatMoney, Notice } from '@overland/ui';
import { CorrectButtons } from './correct-buttons';
import type { importCounts } from './import-counts';
import type { Refused } from './ready-card';

interface OutcomeNoticeProps {
  list: OrderImport;
  /** Or checked alone, as nothing in it can be booked. */
  isBooked: boolean;
  counts: ReturnType<typeof importCounts>;
  refused: Refused;
}

export function OutcomeNotice({ list, isBooked, counts, refused }: OutcomeNoticeProps) {
  const { booked, bookedPrice, failed } = counts;
  if (!isBooked) {
    const none = failed === 1 ? 'This order cannot' : `None of the ${formatCountOf(failed, 'order')} can`;
    return (
      <Notice tone="amber" live>
        {none} be booked yet. <CorrectButtons list={list} refused={refused} />
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
      {done}; {formatCountOf(failed, 'order')} could not be booked.{' '}
      <CorrectButtons list={list} refused={refused} />
    </Notice>
  );
}

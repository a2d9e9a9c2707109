import { formatCountOf, formatMoney, Notice, styled } from '@overland/ui';
import type { importCounts } from './import-counts';
import { outcomeId } from './list-words';
import { DownloadRefused, type Refused } from './ready-card';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });

interface OutcomeNoticeProps {
  /** Or checked alone, as nothing in it can be booked. */
  isBooked: boolean;
  counts: ReturnType<typeof importCounts>;
  /** Null where the list is no file. */
  refused: Refused | null;
}

export function OutcomeNotice({ isBooked, counts, refused }: OutcomeNoticeProps) {
  const { failed } = counts;
  return (
    <div id={outcomeId} tabIndex={-1}>
      <Notice tone={failed === 0 ? 'sign' : 'amber'} live>
        <Line>
          <span>{isBooked ? bookedText(counts) : noneText(failed)}</span>
          {failed > 0 && refused && <DownloadRefused {...refused} />}
        </Line>
      </Notice>
    </div>
  );
}

const noneText = (failed: number) =>
  `${failed === 1 ? 'This order cannot' : `None of the ${formatCountOf(failed, 'order')} can`} be booked yet.`;

function bookedText({ booked, bookedPrice, failed }: OutcomeNoticeProps['counts']): string {
  const done =
    booked === 0
      ? 'Nothing was booked'
      : `${formatCountOf(booked, 'order')} booked for ${formatMoney(bookedPrice)}`;
  return failed === 0 ? `${done}.` : `${done}; ${formatCountOf(failed, 'order')} could not be booked.`;
}

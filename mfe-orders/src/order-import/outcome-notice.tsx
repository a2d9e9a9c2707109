import { Button, formatMoney, Notice } from '@overland/ui';
import { counted } from '@overland/ui/imports';
import type { importCounts } from './import-counts';
import type { Refused } from './ready-card';

interface OutcomeNoticeProps {
  counts: ReturnType<typeof importCounts>;
  refused: Refused;
}

export function OutcomeNotice({ counts: { booked, bookedPrice, failed }, refused }: OutcomeNoticeProps) {
  const done =
    booked === 0
      ? 'Nothing was booked'
      : `${counted(booked, 'order')} booked for ${formatMoney(bookedPrice)}`;
  if (failed === 0) {
    return (
      <Notice tone="sign" live>
        {done}.
      </Notice>
    );
  }
  return (
    <Notice tone="amber" live>
      {done}; {counted(failed, 'order')} could not be booked. Correct those rows and check only them.{' '}
      <Button size="small" busy={refused.isLoading} busyLabel="Preparing…" onClick={refused.save}>
        Download What Was Not Booked
      </Button>
    </Notice>
  );
}

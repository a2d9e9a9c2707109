import type { QuoteRow, QuotesReport } from '@overland/contracts';
import { HandOverDialog } from '@overland/quote-ui/hand-over';
import { Button, formatCountOf, PlainList } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { ChosenFrame, OnDark } from '@overland/ui/table';
import { Link } from '@overland/web';
import { useState } from 'react';
import { useHandOver } from '../quote-detail/use-hand-over';
import { FollowUpsDialog } from './follow-ups-dialog';
import { isOpen } from './open-quotes';
import { RemovalDialog } from './removal-dialog';
import { useRestoring } from './use-removal';

interface ChosenBarProps {
  chosen: readonly QuoteRow[];
  onClear: () => void;
}

/** What was not done with some, and why. */
interface Undone {
  title: string;
  refused: QuotesReport['refused'];
}

/** A call takes this many. */
const most = 200;

/** At the foot of the window while quotes are chosen. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const [asking, ask] = useState<'handOver' | 'followUp' | 'removal' | null>(null);
  const [undone, showUndone] = useState<Undone | null>(null);
  const handOver = useHandOver();
  const restore = useRestoring();
  const close = () => ask(null);
  const onDone = (title: string) => (report: Pick<QuotesReport, 'refused'>) => {
    close();
    if (report.refused.length > 0) showUndone({ title, refused: report.refused });
    else onClear();
  };
  const canActOnSome = chosen.some(isOpen) && chosen.length <= most;
  const canRestore = chosen.every(({ status }) => status === 'Archived') && chosen.length <= most;
  const restoreAll = () => {
    restore(chosen.map(({ _id }) => _id));
    onClear();
  };
  return (
    <ChosenFrame
      what="quote"
      count={chosen.length}
      sum={chosen.reduce((sum, { price }) => sum + price, 0)}
      onClear={onClear}
    >
      {canActOnSome && (
        <OnDark size="small" onClick={() => ask('followUp')}>
          Send Follow-up
        </OnDark>
      )}
      <OnDark size="small" onClick={() => ask('handOver')}>
        Hand Over
      </OnDark>
      {canActOnSome && (
        <OnDark size="small" onClick={() => ask('removal')}>
          Remove
        </OnDark>
      )}
      {canRestore && (
        <OnDark size="small" onClick={restoreAll}>
          Restore
        </OnDark>
      )}
      {asking === 'handOver' && (
        <HandOverDialog
          what="quote"
          things={chosen}
          handOver={handOver}
          onDone={onDone('Not handed over')}
          onClose={close}
        />
      )}
      {asking === 'followUp' && (
        <FollowUpsDialog quotes={chosen} onDone={onDone('Not emailed')} onClose={close} />
      )}
      {asking === 'removal' && (
        <RemovalDialog quotes={chosen} onDone={onDone('Not removed')} onClose={close} />
      )}
      {undone && <Refused {...undone} onClose={() => showUndone(null)} />}
    </ChosenFrame>
  );
}

function Refused({ title, refused, onClose }: Undone & { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${title}: ${formatCountOf(refused.length, 'quote')}`}
      actions={
        <Button variant="go" onClick={onClose} autoFocus>
          Close
        </Button>
      }
    >
      <PlainList>
        {refused.map(({ quoteId, uniqueId, message }) => (
          <li key={quoteId}>
            {uniqueId === null ? 'A quote' : <Link to={`/quote/${quoteId}`}>{`#${uniqueId}`}</Link>}
            {`: ${message}`}
          </li>
        ))}
      </PlainList>
    </Dialog>
  );
}

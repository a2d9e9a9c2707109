import type { QuoteRow, QuotesReport } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { HandOverDialog } from '@overland/quote-ui/hand-over';
import { Button, formatCountOf, PlainList } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { ChosenFrame, OnDark } from '@overland/ui/table';
import { Link, useApiMutation, useNotices } from '@overland/web';
import { useState } from 'react';

interface ChosenBarProps {
  chosen: readonly QuoteRow[];
  onClear: () => void;
}

/** At the foot of the window while quotes are chosen. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const [isAsking, setAsking] = useState(false);
  const [refused, showRefused] = useState<QuotesReport['refused']>([]);
  const notify = useNotices((state) => state.notify);
  const { mutateAsync } = useApiMutation(calls.quotes.handOver, {
    whenUnreachable: 'There was an error handing over',
    refreshes: [calls.quotes.list, calls.quotes.get],
  });
  const handOver = async (ownerId: string) => {
    const report = await mutateAsync({ body: { quoteIds: chosen.map(({ _id }) => _id), ownerId } });
    const { done } = report;
    setAsking(false);
    if (done.length > 0) notify('success', `${formatCountOf(done.length, 'quote')} handed over.`);
    if (report.refused.length > 0) showRefused(report.refused);
    else onClear();
    return report;
  };
  const portalIds = new Set(chosen.map(({ portalId }) => portalId));
  return (
    <ChosenFrame
      what="quote"
      count={chosen.length}
      sum={chosen.reduce((sum, { price }) => sum + price, 0)}
      onClear={onClear}
    >
      <OnDark size="small" onClick={() => setAsking(true)}>
        Hand Over
      </OnDark>
      {isAsking && (
        <HandOverDialog
          title={`Hand over ${formatCountOf(chosen.length, 'quote')}`}
          portalId={portalIds.size === 1 ? (chosen[0]?.portalId ?? null) : null}
          onHandOver={handOver}
          onClose={() => setAsking(false)}
        />
      )}
      {refused.length > 0 && <Refused refused={refused} onClose={() => showRefused([])} />}
    </ChosenFrame>
  );
}

function Refused({ refused, onClose }: { refused: QuotesReport['refused']; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Not handed over: ${formatCountOf(refused.length, 'quote')}`}
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

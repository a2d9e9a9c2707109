import type { QuoteRow, QuotesReport } from '@overland/contracts';
import { HandOverDialog } from '@overland/quote-ui/hand-over';
import { Button, formatCountOf, PlainList } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { ChosenFrame, OnDark } from '@overland/ui/table';
import { Link } from '@overland/web';
import { useState } from 'react';
import { useHandOver } from '../quote-detail/use-hand-over';

interface ChosenBarProps {
  chosen: readonly QuoteRow[];
  onClear: () => void;
}

/** At the foot of the window while quotes are chosen. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const [isAsking, setAsking] = useState(false);
  const [refused, showRefused] = useState<QuotesReport['refused']>([]);
  const handOver = useHandOver();
  const close = () => setAsking(false);
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
          what="quote"
          things={chosen}
          handOver={handOver}
          onDone={(report) => {
            close();
            if (report.refused.length > 0) showRefused(report.refused);
            else onClear();
          }}
          onClose={close}
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

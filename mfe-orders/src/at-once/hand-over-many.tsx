import type { OrderRow, OrdersReport } from '@overland/contracts';
import { HandOverDialog } from '@overland/quote-ui/hand-over';
import { formatCountOf } from '@overland/ui';
import { OnDark } from '@overland/ui/table';
import { useNotices } from '@overland/web';
import { useState } from 'react';
import { useHandOver } from './use-hand-over';

interface HandOverManyProps {
  chosen: readonly OrderRow[];
  /** All of them are handed over. */
  onDone: () => void;
}

export function HandOverMany({ chosen, onDone }: HandOverManyProps) {
  const [isAsking, setAsking] = useState(false);
  const handOver = useHandOver();
  const notify = useNotices((state) => state.notify);
  const close = () => setAsking(false);
  return (
    <>
      <OnDark size="small" onClick={() => setAsking(true)}>
        Hand Over
      </OnDark>
      {isAsking && (
        <HandOverDialog
          what="order"
          things={chosen}
          handOver={handOver}
          onDone={({ refused }) => {
            close();
            if (refused.length > 0) notify('error', refusedText(refused));
            else onDone();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** The first few, each with its reason. */
function refusedText(refused: OrdersReport['refused']): string {
  const lines = refused.slice(0, 3).map(({ uniqueId, message }) => `#${uniqueId ?? '–'}: ${message}`);
  return `Not handed over: ${formatCountOf(refused.length, 'order')}. ${lines.join(' ')}`;
}

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
  const give = async (ownerId: string) => {
    const report = await handOver(chosen, ownerId);
    const { done, refused } = report;
    setAsking(false);
    if (done.length > 0) notify('success', `${formatCountOf(done.length, 'order')} handed over.`);
    if (refused.length > 0) notify('error', refusedText(refused));
    else onDone();
    return report;
  };
  return (
    <>
      <OnDark size="small" onClick={() => setAsking(true)}>
        Hand Over
      </OnDark>
      {isAsking && (
        <HandOverDialog
          title={`Hand over ${formatCountOf(chosen.length, 'order')}`}
          portalId={onlyPortal(chosen)}
          onHandOver={give}
          onClose={() => setAsking(false)}
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

/** The company of all of them; null where they are of several. */
function onlyPortal(rows: readonly { portalId: string }[]): string | null {
  const portalIds = new Set(rows.map(({ portalId }) => portalId));
  return portalIds.size === 1 ? (rows[0]?.portalId ?? null) : null;
}

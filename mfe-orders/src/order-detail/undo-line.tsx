import type { Order } from '@overland/contracts';
import { formatCountOf, Notice, styled, TextButton } from '@overland/ui';
import { useEffect, useState } from 'react';
import { useUndo } from './use-undo';

const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'baseline' });

export function UndoLine({ order }: { order: Order }) {
  const undo = useUndo(order.orderId);
  const left = useSecondsLeft(order.undoUntil);
  if (left === 0) return null;
  return (
    <Notice tone="sign">
      <Line>
        <span role="timer">
          {`You can take this back for ${formatCountOf(left, 'second')}. Emails about it wait until then.`}
        </span>
        <TextButton disabled={undo.isTaking} onClick={() => undo.take(order)}>
          Undo
        </TextButton>
      </Line>
    </Notice>
  );
}

function useSecondsLeft(until: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = until === null ? 0 : Math.max(0, Math.ceil((new Date(until).getTime() - now) / 1000));
  const isRunning = until !== null && left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}

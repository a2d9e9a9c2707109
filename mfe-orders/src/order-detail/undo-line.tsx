import type { Order } from '@overland/contracts';
import { formatCountOf, Notice, styled, TextButton } from '@overland/ui';
import { useSecondsLeft } from '@overland/web';
import { undoLabel, useUndo } from './use-undo';

const Below = styled('div')({ marginTop: 16 });
const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'baseline' });

export function UndoLine({ order }: { order: Order }) {
  const undo = useUndo(order.orderId);
  const left = useSecondsLeft(order.undoUntil);
  if (left === 0) return null;
  return (
    <Below>
      <Notice tone="sign">
        <Line>
          <span role="timer">{undoText(order, left)}</span>
          <TextButton disabled={undo.isTaking} onClick={() => undo.take(order)}>
            {undoLabel(order)}
          </TextButton>
        </Line>
      </Notice>
    </Below>
  );
}

function undoText({ undoStep }: Order, seconds: number): string {
  const what = undoStep ? `“${undoStep.name}”` : 'this';
  const waits = undoStep?.tells === false ? '' : ' Emails about it wait until then.';
  return `You can take back ${what} for ${formatCountOf(seconds, 'second')}.${waits}`;
}

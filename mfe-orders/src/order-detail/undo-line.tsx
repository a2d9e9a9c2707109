import type { Order } from '@overland/contracts';
import { formatCountOf, Notice, styled, TextButton } from '@overland/ui';
import { useSecondsLeft } from '@overland/web';
import { useUndo } from './use-undo';

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
          <span role="timer">
            {`You can take this back for ${formatCountOf(left, 'second')}. Emails about it wait until then.`}
          </span>
          <TextButton disabled={undo.isTaking} onClick={() => undo.take(order)}>
            Undo
          </TextButton>
        </Line>
      </Notice>
    </Below>
  );
}

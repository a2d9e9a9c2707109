import type { Order } from '@overland/contracts';
import { Notice, styled, TextButton } from '@overland/ui';
import { usePageKeys, useSecondsLeft } from '@overland/web';
import { undoTimeText } from '../at-once/when-emailed';
import { undoLabel, useUndo } from './use-undo';

const Below = styled('div')({ marginTop: 16 });
const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'baseline' });

export function UndoLine({ order }: { order: Order }) {
  const undo = useUndo(order.orderId);
  const left = useSecondsLeft(order.undoUntil);
  const run = () => undo.take(order);
  usePageKeys(
    left === 0 || undo.isTaking ? [] : [{ label: undoLabel(order), key: 'z', run }],
    left === 0
      ? [{ key: 'z', label: 'Undo', why: 'There is no step of yours that can still be undone.' }]
      : [],
  );
  if (left === 0) return null;
  return (
    <Below>
      <Notice tone="sign">
        <Line>
          <span role="timer">{undoText(order, left)}</span>
          <TextButton disabled={undo.isTaking} aria-keyshortcuts="z" onClick={run}>
            {undoLabel(order)}
          </TextButton>
        </Line>
      </Notice>
    </Below>
  );
}

const undoText = ({ undoStep }: Order, seconds: number): string =>
  undoTimeText(undoStep ? `“${undoStep.name}”` : 'this', seconds, { tells: undoStep?.tells !== false });

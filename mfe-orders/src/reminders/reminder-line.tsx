import type { Order, Reminder } from '@overland/contracts';
import { formatMoment, Notice, styled, TextButton } from '@overland/ui';
import { useRemoveReminder } from './use-reminder';

const Below = styled('div')({ marginTop: 16 });
const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'baseline' });
const Words = styled('span')({ overflowWrap: 'anywhere' });

interface ReminderLineProps {
  order: Pick<Order, 'orderId' | 'uniqueId'>;
  reminder: Reminder;
  onChange: () => void;
}

export function ReminderLine({ order, reminder, onChange }: ReminderLineProps) {
  const { remove, isRemoving } = useRemoveReminder(order);
  const { at, words } = reminder;
  return (
    <Below>
      <Notice tone="sign">
        <Line>
          <Words>{`You will be reminded on ${formatMoment(at)}${words === '' ? '.' : `: ${words}`}`}</Words>
          <TextButton onClick={onChange}>Change</TextButton>
          <TextButton disabled={isRemoving} onClick={() => remove(reminder)}>
            Remove
          </TextButton>
        </Line>
      </Notice>
    </Below>
  );
}

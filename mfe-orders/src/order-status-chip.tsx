import { type Order, type SdStatus, sdStatuses, sdStatusLabels, sdStatusNames } from '@overland/contracts';
import { Chip, type ChipTone, StatusChip, styled } from '@overland/ui';

const Both = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  '[data-side=right] &': { flexDirection: 'column', alignItems: 'end' },
});

/** States in which an order keeps the label of another: staff see both. */
const ownTones: Partial<Record<SdStatus, ChipTone>> = {
  requests: 'grey',
  pending: 'grey',
  declined: 'stop',
  invoiced: 'blue',
  paid: 'blue',
  flagged: 'stop',
};

/** The chip of the label that all see, and of the state itself where it has another name, such as Flagged. */
export function OrderStatusChip({ sdStatus, sdStatusLabel }: Pick<Order, 'sdStatus' | 'sdStatusLabel'>) {
  const own = ownTones[sdStatus];
  return (
    <Both>
      <StatusChip order={sdStatuses.find((status) => sdStatusLabels[status] === sdStatusLabel) ?? null} />
      {own && <Chip tone={own}>{sdStatusNames[sdStatus]}</Chip>}
    </Both>
  );
}

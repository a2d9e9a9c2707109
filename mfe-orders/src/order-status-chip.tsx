import { sdStatuses, sdStatusLabels } from '@overland/contracts';
import { StatusChip } from '@overland/ui';

/** The chip of a shown label. An order keeps its last label in a state without a label. */
export function OrderStatusChip({ label }: { label: string }) {
  return <StatusChip order={sdStatuses.find((status) => sdStatusLabels[status] === label) ?? null} />;
}

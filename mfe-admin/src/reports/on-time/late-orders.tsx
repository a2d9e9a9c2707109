import type { LateOrder } from '@overland/contracts';
import { formatCountOf, formatDay, Section, useIsPhone } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { FlushTable } from '../flush-table';

const columns = (showsCompany: boolean, isPhone: boolean): Column<LateOrder>[] => [
  { id: 'number', header: 'Order', width: 100, onCard: 'title', cell: ({ uniqueId }) => `#${uniqueId}` },
  ...(showsCompany
    ? [{ id: 'company', header: 'Company', cell: ({ companyName }: LateOrder) => companyName }]
    : []),
  {
    id: 'lane',
    header: 'Lane',
    width: 110,
    cell: ({ pickupState, deliveryState }) => `${pickupState} → ${deliveryState}`,
  },
  {
    id: 'carrier',
    header: 'Carrier',
    priority: 'low',
    cell: ({ carrierName }) => carrierName || 'Not known',
  },
  { id: 'leg', header: 'What', width: 100, cell: ({ leg }) => (leg === 'pickup' ? 'Pickup' : 'Delivery') },
  {
    id: 'promised',
    header: 'Promised',
    align: 'right',
    width: 130,
    cell: ({ promisedOn }) => formatDay(promisedOn),
  },
  {
    id: 'done',
    header: 'Done',
    align: 'right',
    width: 130,
    cell: ({ doneOn }) => (doneOn === null ? 'Not yet' : formatDay(doneOn)),
  },
  {
    id: 'late',
    header: 'Late',
    align: 'right',
    width: 100,
    onCard: 'right',
    cell: ({ daysLate }) => <b>{`${formatCountOf(daysLate, 'day')}${isPhone ? ' late' : ''}`}</b>,
  },
];

export function LateOrders({
  orders,
  showsCompany,
}: {
  orders: readonly LateOrder[];
  showsCompany: boolean;
}) {
  const isPhone = useIsPhone();
  if (orders.length === 0) return null;
  return (
    <Section flush title="Late orders" note="The latest promises first, at most 50.">
      <FlushTable<LateOrder>
        label="Late orders"
        columns={columns(showsCompany, isPhone)}
        rows={orders}
        rowId={({ orderId, leg }) => `${orderId} ${leg}`}
        rowHref={({ orderId }) => `/order/${orderId}`}
      />
    </Section>
  );
}

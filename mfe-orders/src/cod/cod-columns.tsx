import type { CodRow } from '@overland/contracts';
import { Chip, formatListDay, formatMoney, styled } from '@overland/ui';
import { SwitchInput } from '@overland/ui/forms';
import { type Column, TwoLines, Whole } from '@overland/ui/table';
import { disputeText } from '../at-once/dispute-words';
import { OrderStatusChip } from '../order-status-chip';
import { CodActions, type CodSteps } from './cod-actions';
import { isOwedNow, nearness, paidText, paymentFacts, pickupText } from './cod-words';

const Near = styled('b')({ fontWeight: 600, color: 'var(--amber-ink)' });

interface CodColumns {
  isPhone: boolean;
  steps: CodSteps;
}

export function codColumns({ isPhone, steps }: CodColumns): Column<CodRow>[] {
  const status = ({ orderTableStatus, sdStatus = 'new', sdStatusLabel = orderTableStatus }: CodRow) => (
    <TwoLines second={orderTableStatus === 'Pending' && 'Pending'}>
      <OrderStatusChip sdStatus={sdStatus} sdStatusLabel={sdStatusLabel} />
    </TwoLines>
  );
  const customer = ({ orderTableCustomer }: CodRow) => orderTableCustomer || '–';
  const belongsTo = ({ companyName, reg }: CodRow) => [companyName, reg].filter(Boolean).join(', ');
  const pickup = (row: CodRow) => (
    <TwoLines second={<PickupFact row={row} isPhone={isPhone} />}>
      {isPhone ? pickupText(row) : formatListDay(row.pickedUpOn ?? row.pickupScheduledAt)}
    </TwoLines>
  );
  return [
    {
      id: 'number',
      header: 'Number',
      cell: ({ uniqueId }) => `#${uniqueId}`,
      sortKey: 'uniqueId',
      firstOrder: -1,
      width: 84,
    },
    {
      id: 'customer',
      header: 'Customer',
      cell: (row) => (
        <Whole>
          <TwoLines second={belongsTo(row)}>
            <b>{customer(row)}</b>
          </TwoLines>
        </Whole>
      ),
      sorts: [
        { header: 'Customer', sortKey: 'orderTableCustomer' },
        { header: 'Company', sortKey: 'companyName' },
      ],
      onCard: 'title',
    },
    {
      id: 'status',
      header: 'Status',
      cell: status,
      sortKey: 'orderTableStatus',
      width: 148,
      onCard: 'side',
    },
    {
      id: 'pickup',
      header: 'Pickup est.',
      cell: pickup,
      sortKey: 'pickupScheduledAt',
      align: 'right',
      width: 118,
      onCard: 'meta',
    },
    {
      id: 'delivery',
      header: 'Delivery est.',
      cell: ({ deliveredOn, orderTableDeliveryEst }) => (
        <TwoLines second={deliveredOn && 'delivered'}>
          {formatListDay(deliveredOn ?? orderTableDeliveryEst)}
        </TwoLines>
      ),
      sortKey: 'orderTableDeliveryEst',
      align: 'right',
      width: 122,
      priority: 'low',
      onCard: false,
    },
    {
      id: 'price',
      header: 'Amount',
      cell: ({ price }) => <b>{formatMoney(price)}</b>,
      sortKey: 'price',
      firstOrder: -1,
      align: 'right',
      // For the sums below.
      width: 128,
      onCard: 'right',
    },
    {
      id: 'payment',
      header: 'Payment',
      cell: (row) => <PaidSwitch row={row} steps={steps} />,
      sortKey: 'paid',
      width: '17%',
    },
    {
      id: 'actions',
      header: 'Steps',
      cell: (row) => <CodActions row={row} steps={steps} />,
      align: 'right',
      width: 126,
    },
  ];
}

/** What was picked up says so, and not how far its estimate is away. */
function PickupFact({ row, isPhone }: { row: CodRow; isPhone: boolean }) {
  if (row.pickedUpOn) {
    const ago = nearness(row.pickedUpOn, row.today);
    if (!isOwedNow(row)) return isPhone ? null : <>picked up</>;
    return isPhone ? (
      <Near>{ago}</Near>
    ) : (
      <Near>
        picked up
        <br />
        {ago}
      </Near>
    );
  }
  return row.isDue ? <Near>{nearness(row.pickupScheduledAt, row.today)}</Near> : null;
}

const Place = styled(Whole)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  textWrap: 'balance',
});

/** Whether an order is paid, with who took it and when, or what is due and when its customer was asked. */
function PaidSwitch({ row, steps }: { row: CodRow; steps: CodSteps }) {
  const { uniqueId, paid, paymentDispute } = row;
  const now = new Date();
  return (
    <Place>
      <SwitchInput
        label={`Order #${uniqueId} is paid`}
        checked={paid}
        onChange={() => (paid ? steps.onUnpaid(row) : steps.onPaid(row))}
      />
      <TwoLines second={paymentFacts(row, now)}>
        {paidText(row)}{' '}
        {paymentDispute && (
          <Chip tone="amber" title={disputeText(paymentDispute, now)}>
            In dispute
          </Chip>
        )}
      </TwoLines>
    </Place>
  );
}

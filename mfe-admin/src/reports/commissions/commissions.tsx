import type { CommissionReport, OwnerCommission } from '@overland/contracts';
import { EmptyState, formatCount, formatMoneyShort, Note, Stack } from '@overland/ui';
import { FiguresRow } from '../figures-row';
import { listTo, narrowed, ordersHref } from '../narrow';
import type { InsightQuery } from '../use-insight';
import { type CommissionRow, CommissionTable } from './commission-table';

interface CommissionsProps {
  report: CommissionReport;
  query: InsightQuery;
  showsCompanies: boolean;
  /** Nobody else's are shown. */
  isOwn: boolean;
}

export function Commissions({ report: { total, owners }, query, showsCompanies, isOwn }: CommissionsProps) {
  if (owners.length === 0) {
    return (
      <EmptyState
        title={isOwn ? 'You own no orders of this period' : 'No orders in this period'}
        text="Orders are counted on the day of their booking. Choose another period."
      />
    );
  }
  const months = owners.flatMap((owner) => monthsOf(owner, query));
  const who = showsCompanies ? (['owner', 'company'] as const) : (['owner'] as const);
  return (
    <Stack>
      <FiguresRow figures={figuresOf(total)} />
      {isOwn ? (
        <CommissionTable title="By month" shows={['month']} rows={months} total={total} />
      ) : (
        <>
          <CommissionTable
            title="By owner"
            note="The highest commission first."
            shows={who}
            rows={owners.map((owner) => rowOf(owner, query))}
            total={total}
          />
          <CommissionTable title="By owner and month" shows={[...who, 'month']} rows={months} total={total} />
        </>
      )}
      <Note>
        An order is counted on the day of its booking in Eastern Time, unless it is canceled, whether it is
        paid or not. Its commission is that of its quote, for all vehicles, and belongs to who owns the order
        now.
      </Note>
    </Stack>
  );
}

const figuresOf = ({ commission, orders, unknown }: CommissionReport['total']) => [
  { label: 'Commission', value: formatMoneyShort(commission) },
  { label: 'Orders', value: formatCount(orders) },
  ...(unknown === 0
    ? []
    : [
        {
          label: 'Commission not known',
          value: formatCount(unknown),
          note: 'Booked before it was kept',
        },
      ]),
];

const rowOf = (
  { ownerId, ownerName, companyName, ...owner }: OwnerCommission,
  query: InsightQuery,
): CommissionRow => ({
  ...owner,
  key: ownerId ?? ownerName,
  owner: ownerName || 'No owner',
  company: companyName || '–',
  to: listTo({ ownerId, ownerName }, (filter) => ordersHref(query, filter)),
});

const monthsOf = (owner: OwnerCommission, query: InsightQuery): CommissionRow[] =>
  owner.months.map(({ month, ...count }) => {
    const row = rowOf(owner, narrowed(query, { by: 'month', key: month }));
    return { ...row, ...count, key: `${row.key} ${month}`, month: `${month}-01` };
  });

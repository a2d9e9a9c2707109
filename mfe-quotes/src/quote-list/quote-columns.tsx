import type { QuoteRow } from '@overland/contracts';
import { formatDay, formatMoney, RouteText, StatusChip, styled } from '@overland/ui';
import type { Column } from '@overland/ui/table';

const number: Column<QuoteRow> = {
  id: 'number',
  header: 'Number',
  cell: ({ uniqueId }) => `#${uniqueId}`,
  sortKey: 'uniqueId',
  width: 90,
};
const customer: Column<QuoteRow> = {
  id: 'customer',
  header: 'Customer',
  cell: ({ customerFullName }) => customerFullName || '–',
  sortKey: 'customerFullName',
};
const company: Column<QuoteRow> = {
  id: 'company',
  header: 'Company',
  cell: ({ companyName }) => companyName,
  sortKey: 'companyName',
  phone: 'hide',
};
const route: Column<QuoteRow> = {
  id: 'route',
  header: 'Route',
  cell: ({ pickup, delivery }) => <RouteText from={pickup} to={delivery} />,
  sortKey: 'pickup',
  width: '23%',
  phone: 'title',
};
const vehicles: Column<QuoteRow> = {
  id: 'vehicles',
  header: 'Vehicles',
  cell: (row) => <Vehicles names={row.vehicles} />,
  sortKey: 'vehicles',
  width: '16%',
  phone: 'hide',
};
const status: Column<QuoteRow> = {
  id: 'status',
  header: 'Status',
  cell: (row) => <StatusChip quote={row.status} />,
  sortKey: 'status',
  width: 124,
};
const price: Column<QuoteRow> = {
  id: 'price',
  header: 'Price',
  cell: (row) => <b>{formatMoney(row.price)}</b>,
  sortKey: 'price',
  align: 'right',
  width: 92,
  phone: 'right',
};
const created: Column<QuoteRow> = {
  id: 'created',
  header: 'Created',
  cell: ({ createdAt }) => formatDay(createdAt),
  sortKey: 'createdAt',
  align: 'right',
  width: 124,
};

export interface ColumnChoice {
  /** Rows of several companies are listed. */
  showsCompany: boolean;
  /** On a phone's card the status stands under the price. */
  isPhone: boolean;
}

/** The columns that matter first. */
export function quoteColumns({ showsCompany, isPhone }: ColumnChoice): Column<QuoteRow>[] {
  return [
    number,
    customer,
    ...(showsCompany ? [company] : []),
    route,
    vehicles,
    { ...status, ...(isPhone && { align: 'right' }) },
    price,
    created,
  ];
}

const Line = styled('span')({
  display: 'flex',
  gap: 4,
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** "Honda Accord +1"; a long name is cut, the count never. */
function Vehicles({ names: [first = '–', ...others] }: { names: readonly string[] }) {
  return (
    <Line title={[first, ...others].join(', ')}>
      <span>{first}</span>
      {others.length > 0 && <span>+{others.length}</span>}
    </Line>
  );
}

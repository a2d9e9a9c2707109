import { placeName, type QuoteRow, sdStatusLabels, sortsAcrossPortals } from '@overland/contracts';
import { expiryState } from '@overland/quote-ui/quote';
import { formatListDay, formatMoney, RouteText, StatusChip, styled } from '@overland/ui';
import { type Column, TwoLines, Whole } from '@overland/ui/table';
import { Link } from '@overland/web';
import type { ReactNode } from 'react';
import { expiryWords } from './expiry-words';

const number: Column<QuoteRow> = {
  id: 'number',
  header: 'Number',
  cell: ({ uniqueId }) => `#${uniqueId}`,
  second: ({ ownerName }) => <span title="Owner">{ownerName || 'No owner'}</span>,
  sortKey: 'uniqueId',
  firstOrder: -1,
  width: 138,
};
const customer: Column<QuoteRow> = {
  id: 'customer',
  header: 'Customer',
  cell: ({ customerFullName }) => customerFullName || '–',
  sortKey: 'customerFullName',
};
const customerAndCompany: Column<QuoteRow> = {
  ...customer,
  header: 'Customer and company',
  cell: ({ customerFullName, companyName }) => (
    <TwoLines second={companyName}>
      <b>{customerFullName || '–'}</b>
    </TwoLines>
  ),
};
const company: Column<QuoteRow> = {
  id: 'company',
  header: 'Company',
  cell: ({ companyName }) => companyName,
  width: '13%',
};
const pickup: Column<QuoteRow> = {
  id: 'pickup',
  header: 'Pickup',
  cell: (row) => <Whole>{placeName(row.pickup)}</Whole>,
  sortKey: 'pickup',
  width: '13%',
};
const delivery: Column<QuoteRow> = {
  id: 'delivery',
  header: 'Delivery',
  cell: (row) => <Whole>{placeName(row.delivery)}</Whole>,
  sortKey: 'delivery',
  width: '13%',
};
const vehicles: Column<QuoteRow> = {
  id: 'vehicles',
  header: 'Vehicles',
  cell: (row) => <Vehicles names={row.vehicles} />,
  sortKey: 'vehicles',
  width: '13%',
};
/** How an open quote stands with its customer; of a booked one the way to its order. */
function emailed({ status: state, uniqueId, orderId, emailDueAt, answeredAt, ...row }: QuoteRow): ReactNode {
  if (state === 'Booked')
    return orderId !== null && <Link to={`/order/${orderId}`}>{`Order #${uniqueId}`}</Link>;
  if (state === 'Archived') return false;
  if (emailDueAt !== null) return 'Email waiting';
  if (answeredAt !== null) return `Answered ${formatListDay(answeredAt)}`;
  const last = row.followedUpAt ?? row.mailedAt;
  return last !== null && `Emailed ${formatListDay(last)}`;
}

const status: Column<QuoteRow> = {
  id: 'status',
  header: 'Status',
  cell: (row) => <Status quote={row} />,
  sortKey: 'status',
  width: 168,
};
const statusAndEmail: Column<QuoteRow> = { ...status, second: emailed };
const price: Column<QuoteRow> = {
  id: 'price',
  header: 'Price',
  cell: (row) => <b>{formatMoney(row.price)}</b>,
  second: ({ price: quoted, orderPrice }) =>
    orderPrice !== null && orderPrice !== quoted && <Whole>Booked {formatMoney(orderPrice)}</Whole>,
  sortKey: 'price',
  firstOrder: -1,
  align: 'right',
  width: 88,
  onCard: 'right',
};
const created: Column<QuoteRow> = {
  id: 'created',
  header: 'Created',
  cell: ({ createdAt }) => formatListDay(createdAt),
  sortKey: 'createdAt',
  firstOrder: -1,
  align: 'right',
  width: 96,
  priority: 'low',
};
const expires: Column<QuoteRow> = {
  id: 'expires',
  header: 'Expires',
  cell: ({ expiresAt }) => expiryWords(expiresAt, new Date()),
  second: ({ followedUpAt }) => followedUpAt !== null && `Followed up ${formatListDay(followedUpAt)}`,
  sortKey: 'expiresAt',
  align: 'right',
  width: 150,
};
/** To be chosen in other lists. Of an own name, as columns that were hidden once are remembered by it. */
const expiresToo: Column<QuoteRow> = { ...expires, id: 'expiry', isExtra: true };
const sharing = ({ width: _, ...column }: Column<QuoteRow>): Column<QuoteRow> => column;
/** Beside the day of expiry, these share the room evenly with the customer, whom one calls. */
const besideExpiry: Column<QuoteRow>[] = [
  sharing(pickup),
  sharing(delivery),
  { ...sharing(vehicles), priority: 'low' },
  { ...status, cell: (row) => <StatusChip quote={row.status} />, width: 116, priority: 'low' },
];
const route: Column<QuoteRow> = {
  id: 'route',
  header: 'Route',
  cell: (row) => <RouteText from={row.pickup} to={row.delivery} />,
  onCard: 'title',
};
const numberAndCustomer: Column<QuoteRow> = {
  ...number,
  cell: ({ uniqueId, customerFullName }) => `#${uniqueId}, ${customerFullName || 'no name'}`,
};

/** On a phone, of open quotes. */
const standing: Column<QuoteRow> = {
  id: 'emailed',
  header: 'Emailed',
  cell: (row) => row.status !== 'Booked' && emailed(row),
  align: 'right',
};

interface ColumnChoice {
  showsCompany: boolean;
  /** In place of the day of creation, where quotes are followed up. */
  showsExpiry: boolean;
}

export function quoteColumns({ showsCompany, showsExpiry }: ColumnChoice): Column<QuoteRow>[] {
  const who = showsCompany ? customerAndCompany : customer;
  const columns = showsExpiry
    ? [number, who, ...besideExpiry, price, expires]
    : [number, who, pickup, delivery, vehicles, statusAndEmail, price, created, expiresToo];
  return columns.map((column) => sortable(column, { showsCompany }));
}

/** Some columns sort the quotes of one company only. */
function sortable(
  column: Column<QuoteRow>,
  { showsCompany }: Pick<ColumnChoice, 'showsCompany'>,
): Column<QuoteRow> {
  if (!showsCompany || sortsAcrossPortals.some((key) => key === column.sortKey)) return column;
  const { sortKey: _, ...unsorted } = column;
  return unsorted;
}

/** On a phone a quote is a card: route and price, number and customer, vehicles and company, status, day and email. */
export function quoteCards({ showsCompany, showsExpiry }: ColumnChoice): Column<QuoteRow>[] {
  const left = [route, numberAndCustomer, vehicles, ...(showsCompany ? [company] : [])];
  const right = [price, { ...status, align: 'right' as const }, showsExpiry ? expires : created, standing];
  const toSortBy = [customer, pickup, delivery].map((column) => ({ ...column, onCard: false }));
  return [...left, ...right, ...toSortBy].map((column) => sortable(column, { showsCompany }));
}

const StatusLine = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Expired = styled('small')({ fontSize: 13, fontWeight: 600, color: 'var(--amber-ink)' });

/** The status, of a booked quote that of its order; and whether the price has expired: booking then asks for today's price. */
function Status({ quote }: { quote: QuoteRow }) {
  const orderState = quote.status === 'Booked' ? quote.orderState : null;
  const isExpired = expiryState({ ...quote, isExpired: false }, new Date()) === 'expired';
  return (
    <StatusLine>
      {orderState !== null && sdStatusLabels[orderState] !== '' ? (
        <StatusChip order={orderState} />
      ) : (
        <StatusChip quote={quote.status} />
      )}
      {isExpired && <Expired>Expired</Expired>}
    </StatusLine>
  );
}

/** "Honda Accord +1" */
function Vehicles({ names: [first = '–', ...others] }: { names: readonly string[] }) {
  return (
    <span title={[first, ...others].join(', ')}>
      {others.length === 0 ? first : `${first} +${others.length}`}
    </span>
  );
}

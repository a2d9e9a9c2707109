import type { OrderRow, QuoteRow } from '@overland/contracts';
import { OrdersIcon, QuotesIcon } from '@overland/ui';
import type { PaletteOption } from '@overland/ui/palette';
import type { RecentChoice } from './recent-choices';

/** Something that the palette can open. */
export interface Entry extends PaletteOption, Pick<RecentChoice, 'kind'> {
  to: string;
  /** False: no recent choice. */
  isRemembered?: false;
}

const shownOfEach = 5;

/** What the palette shows of a list: its first rows, and the way to all that were found. */
interface FoundRows<Row> {
  rows: readonly Row[];
  /** null beyond 1,000. */
  total: number | null;
}

const vehiclesOf = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} +${others.length}`;

const titleOf = ({ uniqueId, customerFullName }: OrderRow | QuoteRow) =>
  customerFullName === '' ? `#${uniqueId}` : `#${uniqueId} ${customerFullName}`;

const detailOf = (row: OrderRow | QuoteRow, status: string) =>
  [`${row.pickup} to ${row.delivery}`, vehiclesOf(row.vehicles), status]
    .filter((part) => part !== '')
    .join(' · ');

export function orderEntries({ rows, total }: FoundRows<OrderRow>, searched: string): Entry[] {
  const entries = withNumberFirst(rows, searched).map(
    (row): Entry => ({
      id: row._id,
      kind: 'order',
      group: 'Orders',
      to: `/order/${row._id}`,
      label: titleOf(row),
      detail: detailOf(row, row.sdStatusLabel),
      icon: <OrdersIcon />,
    }),
  );
  return [
    ...entries,
    ...wholeList({ group: 'Orders', list: '/orders', icon: <OrdersIcon />, total, searched }),
  ];
}

export function quoteEntries({ rows, total }: FoundRows<QuoteRow>, searched: string): Entry[] {
  const entries = withNumberFirst(rows, searched).map(
    (row): Entry => ({
      id: row._id,
      kind: 'quote',
      group: 'Quotes',
      to: `/quote/${row._id}`,
      label: titleOf(row),
      detail: detailOf(row, row.status),
      icon: <QuotesIcon />,
    }),
  );
  return [
    ...entries,
    ...wholeList({ group: 'Quotes', list: '/quotes', icon: <QuotesIcon />, total, searched }),
  ];
}

/** Newest first, as the lists are; a number that was typed in full comes before those that only contain it. */
function withNumberFirst<Row extends OrderRow | QuoteRow>(rows: readonly Row[], searched: string): Row[] {
  const number = searched.replace('#', '');
  const isMeant = ({ uniqueId }: Row) => String(uniqueId) === number;
  return [...rows.filter(isMeant), ...rows.filter((row) => !isMeant(row))].slice(0, shownOfEach);
}

interface WholeList extends Pick<Entry, 'group' | 'icon'> {
  list: string;
  total: number | null;
  searched: string;
}

function wholeList({ group, icon, list, total, searched }: WholeList): Entry[] {
  if (total !== null && total <= shownOfEach) return [];
  const label = `All ${total ?? 'more than 1,000'} ${group.toLowerCase()} found`;
  const to = `${list}?${new URLSearchParams({ q: searched })}`;
  return [{ id: list, kind: 'page', group, to, label, icon, isRemembered: false }];
}

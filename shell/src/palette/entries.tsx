import type { OrderRow, QuoteRow } from '@overland/contracts';
import { dotted } from '@overland/contracts/format';
import { OrdersIcon, QuotesIcon } from '@overland/ui';
import type { PaletteOption } from '@overland/ui/palette';
import type { RecentChoice } from './recent-choices';

export interface Entry extends PaletteOption, Pick<RecentChoice, 'kind'> {
  to: string;
  /** False: no recent choice. */
  isRemembered?: false;
  /** In place of going to a page. */
  run?: () => void;
  /** In place of going to a page: text to go on typing. */
  fill?: string;
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

const detailOf = (row: OrderRow | QuoteRow) =>
  dotted([
    `${row.pickup} to ${row.delivery}`,
    vehiclesOf(row.vehicles),
    'sdStatusLabel' in row ? row.sdStatusLabel : row.status,
  ]);

const kinds = {
  order: { group: 'Orders', list: '/orders', icon: <OrdersIcon /> },
  quote: { group: 'Quotes', list: '/quotes', icon: <QuotesIcon /> },
};

export function foundEntries<Row extends OrderRow | QuoteRow>(
  kind: keyof typeof kinds,
  { rows, total }: FoundRows<Row>,
  searched: string,
): Entry[] {
  const { group, list, icon } = kinds[kind];
  const entries = withNumberFirst(rows, searched).map(
    (row): Entry => ({
      id: row._id,
      kind,
      group,
      to: `/${kind}/${row._id}`,
      label: titleOf(row),
      detail: detailOf(row),
      icon,
    }),
  );
  if (total !== null && total <= shownOfEach) return entries;
  const label = `All ${total ?? 'more than 1,000'} ${group.toLowerCase()} found`;
  const to = `${list}?${new URLSearchParams({ q: searched })}`;
  return [...entries, { id: list, kind: 'page', group, to, label, icon, isRemembered: false }];
}

/** Newest first, as the lists are; a number that was typed in full comes before those that only contain it. */
function withNumberFirst<Row extends OrderRow | QuoteRow>(rows: readonly Row[], searched: string): Row[] {
  const number = searched.replace('#', '');
  const isMeant = ({ uniqueId }: Row) => String(uniqueId) === number;
  return [...rows.filter(isMeant), ...rows.filter((row) => !isMeant(row))].slice(0, shownOfEach);
}

import type { ReportName, ReportRow } from '@overland/contracts';
import { formatCount, formatMiles, formatMoney, styled } from '@overland/ui';
import type { Column, TotalsLine } from '@overland/ui/table';
import { ChangeText } from './change-text';
import type { splitsOf } from './splits';

const Share = styled('span')({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  '& i': { height: 10, borderRadius: 3, background: 'var(--sign)' },
});
const Muted = styled('span')({ color: 'var(--ink-2)' });

const money = (value: number | null | undefined) => (value == null ? '–' : formatMoney(Math.round(value)));
const count = (value: number | null | undefined) => (value == null ? '–' : formatCount(value));
const perMile = (value: number | null | undefined) => (value == null ? '–' : formatMoney(value));

interface Shown {
  /** Of the first column: "Month". */
  heading: string;
  /** Of all rows; null where a chart above shows the shares. */
  orders: number | null;
  /** Names what it is compared with: "Year before"; null for nothing. */
  before: string | null;
  splits: ReturnType<typeof splitsOf>;
}

type Columns = Column<ReportRow>[];

const right = { align: 'right' } as const;

interface Compared {
  of: (figures: ReportRow['figures']) => number | null;
  write: (value: number | null | undefined) => string;
  isNeutral?: boolean;
}

const comparison = (before: string | null, { of, write, isNeutral = false }: Compared): Columns =>
  before === null
    ? []
    : [
        {
          id: 'before',
          header: before,
          ...right,
          width: 130,
          onCard: false,
          cell: ({ compared }) => <Muted>{write(compared && of(compared))}</Muted>,
        },
        {
          id: 'change',
          header: 'Change',
          ...right,
          width: 90,
          cell: ({ figures, compared }) => (
            <ChangeText now={of(figures)} before={compared && of(compared)} isNeutral={isNeutral} none="–" />
          ),
        },
      ];

const orders: Column<ReportRow> = {
  id: 'orders',
  header: 'Orders',
  ...right,
  width: 90,
  onCard: 'right',
  cell: ({ figures }) => <b>{formatCount(figures.orders)}</b>,
};
const revenue: Column<ReportRow> = {
  id: 'revenue',
  header: 'Revenue',
  ...right,
  width: 130,
  onCard: 'meta',
  cell: ({ figures }) => <b>{money(figures.revenue)}</b>,
};
const averagePrice: Column<ReportRow> = {
  id: 'averagePrice',
  header: 'Average price',
  ...right,
  width: 130,
  onCard: 'meta',
  cell: ({ figures }) => money(figures.averagePrice),
};
const share = (all: number): Column<ReportRow> => ({
  id: 'share',
  header: 'Share',
  priority: 'low',
  onCard: false,
  cell: ({ figures }) => {
    const percent = Math.round((figures.orders / Math.max(1, all)) * 100);
    return (
      <Share>
        {percent}%<i style={{ width: `${percent}%` }} />
      </Share>
    );
  },
});

const columnsOf: Record<ReportName, (shown: Shown) => Columns> = {
  orderVolume: ({ orders: all, before }) => [
    ...(all === null ? [] : [share(all)]),
    orders,
    ...comparison(before, { of: (figures) => figures.orders, write: count }),
    averagePrice,
    revenue,
  ],
  avgCostByDistance: ({ splits }) => [
    ...splits.map(
      ({ kind, name }): Column<ReportRow> => ({
        id: kind,
        header: name,
        ...right,
        onCard: 'meta',
        cell: ({ split }) => <b>{money(split?.[kind].pricePerVehicle)}</b>,
      }),
    ),
    ...splits.map(
      ({ kind, name }): Column<ReportRow> => ({
        id: `${kind}PerMile`,
        header: `${name} / mi`,
        ...right,
        priority: 'low',
        onCard: false,
        cell: ({ split }) => perMile(split?.[kind].pricePerMile),
      }),
    ),
    { ...orders, onCard: 'meta' },
  ],
  avgCostByDealership: ({ before }) => [
    {
      id: 'pricePerVehicle',
      header: 'Per vehicle',
      ...right,
      onCard: 'right',
      cell: ({ figures }) => <b>{money(figures.pricePerVehicle)}</b>,
    },
    ...comparison(before, {
      of: (figures) => figures.pricePerVehicle,
      write: money,
      isNeutral: true,
    }),
    {
      id: 'pricePerMile',
      header: 'Per mile',
      ...right,
      onCard: false,
      cell: ({ figures }) => perMile(figures.pricePerMile),
    },
    {
      id: 'averageMiles',
      header: 'Distance',
      ...right,
      priority: 'low',
      cell: ({ figures }) => (figures.averageMiles === null ? '–' : formatMiles(figures.averageMiles)),
    },
    { ...orders, onCard: 'meta' },
  ],
};

export function reportColumns(report: ReportName, shown: Shown): Columns {
  const name: Column<ReportRow> = {
    id: 'name',
    header: shown.heading,
    onCard: 'title',
    cell: ({ label }) => label,
  };
  return [name, ...columnsOf[report](shown)];
}

export function totalsLine(columns: Columns, total: ReportRow): TotalsLine {
  // The whole is not divided by transport.
  const figures = columns.filter(({ id }) => id in total.figures || ['before', 'change'].includes(id));
  return { label: 'Total', values: Object.fromEntries(figures.map(({ id, cell }) => [id, cell(total)])) };
}

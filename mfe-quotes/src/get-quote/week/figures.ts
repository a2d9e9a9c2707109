import {
  type HomeFigures,
  orderLabels,
  quoteStatuses,
  type Role,
  type WeekFigures,
} from '@overland/contracts';
import { formatChange, formatCount, formatCountOf, formatMoneyShort } from '@overland/ui';

export interface Figure {
  label: (typeof figureLabels)[number];
  value: string;
  note: string;
  /** null where there is no page for the person. */
  to: string | null;
}

const none = '–';
const percent = (value: number | null) => (value === null ? none : `${value}%`);

const words = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);

function addressOf(path: string, parameters: Record<string, readonly string[]>): string {
  const pairs = Object.entries(parameters).flatMap(([name, values]) => values.map((value) => [name, value]));
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}

export const figureLabels = [
  'Quotes',
  'Conversion',
  'Revenue',
  'Pickup on time',
  'Delivery on time',
  'COD outstanding',
  'Rating',
] as const;

export function figuresOf({ week, weekBefore, cod }: HomeFigures, role: Role | null): Figure[] {
  const canReport = role === 'MCAdmin' || role === 'Admin';
  const { from, to } = week;
  const reportOf = (report: string) =>
    canReport ? addressOf('/reports', { report: [report], from: [from], to: [to] }) : null;
  const quotesOf = (status: readonly string[]) => addressOf('/quotes', { created: [from, to], status });
  return [
    {
      label: 'Quotes',
      value: formatCount(week.quotes),
      note: words(
        [formatChange(week.quotes, weekBefore.quotes), `from ${formatCount(weekBefore.quotes)}`],
        ' ',
      ),
      to: quotesOf(quoteStatuses),
    },
    {
      label: 'Conversion',
      value: percent(week.conversion),
      note: `${formatCount(week.booked)} booked`,
      to: reportOf('conversion') ?? quotesOf(['Booked']),
    },
    {
      label: 'Revenue',
      value: formatMoneyShort(week.revenue),
      note: words(
        [formatCountOf(week.orders, 'order'), formatChange(week.revenue, weekBefore.revenue)],
        ', ',
      ),
      to: addressOf('/orders', { created: [from, to], status: notCanceled }),
    },
    onTime('Pickup on time', week.pickup, reportOf('onTime')),
    onTime('Delivery on time', week.delivery, reportOf('onTime')),
    outstanding(cod),
    rating(week, canReport),
  ];
}

const outstanding = (cod: HomeFigures['cod']): Figure => ({
  label: 'COD outstanding',
  value: formatMoneyShort(cod.amount),
  note: formatCountOf(cod.orders, 'order'),
  to: addressOf('/orders', { payment: ['COD'], paid: ['Unpaid'], status: notCanceled }),
});

const rating = (week: WeekFigures, canRead: boolean): Figure => ({
  label: 'Rating',
  value: week.rating === null ? none : `${week.rating.toFixed(1)} of 5`,
  note: formatCountOf(week.surveys, 'survey'),
  to: canRead ? '/survey' : null,
});

const notCanceled = orderLabels.filter((label) => label !== 'Canceled');

function onTime(
  label: Figure['label'],
  { onTime: done, late, overdue, percent: share }: WeekFigures['pickup'],
  to: string | null,
): Figure {
  const all = done + late + overdue;
  return {
    label,
    value: percent(share),
    note: all === 0 ? 'None due yet' : `${formatCount(done)} of ${formatCount(all)}`,
    to,
  };
}

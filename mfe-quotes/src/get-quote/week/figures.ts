import {
  type HomeFigures,
  orderLabels,
  quoteStatuses,
  type Role,
  type WeekFigures,
} from '@overland/contracts';
import { formatCount, formatCountOf, formatMoneyShort } from '@overland/ui';

export interface Figure {
  label: string;
  value: string;
  note: string;
  /** null where there is no page for the person. */
  to: string | null;
  /** null where there is nothing to compare with. */
  change: { now: number; before: number } | null;
}

const none = '–';
const percent = (value: number | null) => (value === null ? none : `${value}%`);

function addressOf(path: string, parameters: Record<string, readonly string[]>): string {
  const pairs = Object.entries(parameters).flatMap(([name, values]) => values.map((value) => [name, value]));
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}

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
      note: `${formatCount(weekBefore.quotes)} last week`,
      to: quotesOf(quoteStatuses),
      change: { now: week.quotes, before: weekBefore.quotes },
    },
    {
      label: 'Conversion',
      value: percent(week.conversion),
      note: `${formatCount(week.booked)} booked`,
      to: reportOf('conversion') ?? quotesOf(['Booked']),
      change: null,
    },
    {
      label: 'Revenue',
      value: formatMoneyShort(week.revenue),
      note: formatCountOf(week.orders, 'order'),
      to: addressOf('/orders', { created: [from, to], status: notCanceled }),
      change: { now: week.revenue, before: weekBefore.revenue },
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
  change: null,
});

const rating = (week: WeekFigures, canRead: boolean): Figure => ({
  label: 'Rating',
  value: week.rating === null ? none : `${week.rating.toFixed(1)} of 5`,
  note: formatCountOf(week.surveys, 'survey'),
  to: canRead ? '/survey' : null,
  change: null,
});

const notCanceled = orderLabels.filter((label) => label !== 'Canceled');

function onTime(
  label: string,
  { onTime: done, late, overdue, percent: share }: WeekFigures['pickup'],
  to: string | null,
): Figure {
  const all = done + late + overdue;
  return {
    label,
    value: percent(share),
    note: all === 0 ? 'None due yet' : `${formatCount(done)} of ${formatCount(all)}`,
    to,
    change: null,
  };
}

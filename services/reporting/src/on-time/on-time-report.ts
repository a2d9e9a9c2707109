import type { OnTimeCount, OnTimeReport } from '@overland/contracts';
import { percentOf } from '../reports/percent-of.js';
import type { DoneCount, Leg, OverdueCount } from './on-time.repository.js';

type Parts = Pick<OnTimeReport, 'pickup' | 'delivery' | 'lanes' | 'carriers'>;
type Legs = Record<Leg, OnTimeCount>;
type Sums = Record<Leg, { onTime: number; late: number; overdue: number }>;

/** How many lanes and carriers a report has; the totals include the rest. */
const mostRows = 100;

/** The report over what is done and what is overdue (docs/product/reports.md). */
export function onTimeOf(done: readonly DoneCount[], overdue: readonly OverdueCount[]): Parts {
  const lane = ({ pickupState, deliveryState }: OverdueCount) => `${pickupState}>${deliveryState}`;
  const total = sumsBy('total', () => '', { done, overdue }).get('') ?? noSums();
  return {
    ...percentages(total),
    lanes: mostFirst(sumsBy('lane', lane, { done, overdue })).map(([key, legs]) => {
      const [pickupState = '', deliveryState = ''] = key.split('>');
      return { pickupState, deliveryState, ...legs };
    }),
    carriers: mostFirst(sumsBy('carrier', ({ carrierName }) => carrierName, { done, overdue })).map(
      ([carrierName, legs]) => ({ carrierName, ...legs }),
    ),
  };
}

/** Both legs, without lanes and carriers. */
export const onTimeTotals = (done: readonly DoneCount[], overdue: readonly OverdueCount[]): Legs =>
  percentages(sumsBy('total', () => '', { done, overdue }).get('') ?? noSums());

function sumsBy(
  dimension: string,
  keyOf: (count: OverdueCount) => string,
  { done, overdue }: { done: readonly DoneCount[]; overdue: readonly OverdueCount[] },
): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  const of = (key: string, leg: Leg) => {
    const known = sums.get(key) ?? noSums();
    sums.set(key, known);
    return known[leg];
  };
  for (const count of done) {
    if (count.dimension !== dimension) continue;
    const sum = of(count.key, count.leg);
    sum.onTime += count.onTime;
    sum.late += count.late;
  }
  for (const count of overdue) of(keyOf(count), count.leg).overdue += count.overdue;
  return sums;
}

const noSums = (): Sums => ({
  pickup: { onTime: 0, late: 0, overdue: 0 },
  delivery: { onTime: 0, late: 0, overdue: 0 },
});

const percentages = ({ pickup, delivery }: Sums): Legs => ({
  pickup: { ...pickup, percent: percentOf(pickup.onTime, allOf(pickup)) },
  delivery: { ...delivery, percent: percentOf(delivery.onTime, allOf(delivery)) },
});

const allOf = ({ onTime, late, overdue }: Sums[Leg]) => onTime + late + overdue;

function mostFirst(sums: ReadonlyMap<string, Sums>): [string, Legs][] {
  const size = ({ pickup, delivery }: Sums) => allOf(pickup) + allOf(delivery);
  return [...sums]
    .sort(([oneKey, one], [otherKey, other]) => size(other) - size(one) || oneKey.localeCompare(otherKey))
    .slice(0, mostRows)
    .map(([key, each]) => [key, percentages(each)]);
}

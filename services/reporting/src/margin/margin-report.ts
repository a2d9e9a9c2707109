import { type MarginCount, type MarginReport, marginPercent } from '@overland/contracts';
import type { MarginSum } from './margin.repository.js';

type Parts = Pick<MarginReport, 'total' | 'lanes' | 'carriers' | 'companies'>;

/** How many lanes, carriers and companies a report has; the total includes the rest. */
const mostRows = 100;

/** The report from sums by dimension (docs/product/reports.md). */
export function marginOfSums(sums: readonly MarginSum[]): Parts {
  const of = (wanted: MarginSum['dimension']) =>
    sums
      .filter(({ dimension }) => dimension === wanted)
      .sort(mostFirst)
      .slice(0, mostRows);
  const [total = { orders: 0, withoutCost: 0, revenue: 0, cost: 0 }] = of('total');
  return {
    total: countOf(total),
    lanes: of('lane').map(({ key, ...sum }) => {
      const [pickupState = '', deliveryState = ''] = key.split('>');
      return { pickupState, deliveryState, ...countOf(sum) };
    }),
    carriers: of('carrier').map(({ key, ...sum }) => ({ carrierName: key, ...countOf(sum) })),
    companies: of('company').map(({ key, companyName, ...sum }) => ({
      portalId: key,
      companyName,
      ...countOf(sum),
    })),
  };
}

function countOf({
  orders,
  withoutCost,
  revenue,
  cost,
}: Omit<MarginCount, 'margin' | 'percent'>): MarginCount {
  const margin = revenue - cost;
  const percent = revenue === 0 ? null : marginPercent(margin, revenue);
  return { orders, withoutCost, revenue, cost, margin, percent };
}

const mostFirst = (one: MarginSum, other: MarginSum) =>
  other.orders - one.orders || other.withoutCost - one.withoutCost || one.key.localeCompare(other.key);

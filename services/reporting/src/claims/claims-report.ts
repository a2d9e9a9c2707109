import type { ClaimsCount, ClaimsReport } from '@overland/contracts';
import type { ClaimsSum } from './claims.repository.js';

type Sum = Omit<ClaimsCount, 'perHundred'>;

/** How many companies and carriers a report has; the total includes the rest. */
const mostRows = 100;

/** The report from sums by dimension (docs/product/reports.md). */
export function claimsOfSums(
  sums: readonly ClaimsSum[],
): Pick<ClaimsReport, 'total' | 'companies' | 'carriers'> {
  const of = (wanted: ClaimsSum['dimension']) =>
    sums
      .filter(({ dimension }) => dimension === wanted)
      .sort(mostFirst)
      .slice(0, mostRows);
  const [total = none] = of('total');
  return {
    total: countOf(total),
    companies: of('company').map((sum) => ({
      portalId: sum.key,
      companyName: sum.companyName,
      ...countOf(sum),
    })),
    carriers: of('carrier').map((sum) => ({ carrierName: sum.key, ...countOf(sum) })),
  };
}

const none: Sum = {
  claims: 0,
  withdrawn: 0,
  delivered: 0,
  asked: 0,
  approved: 0,
  paid: 0,
  open: 0,
  overdue: 0,
  daysToClose: null,
};

const countOf = ({
  claims,
  withdrawn,
  delivered,
  asked,
  approved,
  paid,
  open,
  overdue,
  daysToClose,
}: Sum): ClaimsCount => ({
  claims,
  withdrawn,
  delivered,
  perHundred: delivered === 0 ? null : Math.round((claims / delivered) * 1000) / 10,
  asked,
  approved,
  paid,
  open,
  overdue,
  daysToClose,
});

const mostFirst = (one: ClaimsSum, other: ClaimsSum) =>
  other.claims - one.claims || other.withdrawn - one.withdrawn || one.key.localeCompare(other.key);

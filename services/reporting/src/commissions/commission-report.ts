import type { CommissionCount, CommissionReport, OwnerCommission } from '@overland/contracts';
import type { CommissionSum } from './commissions.repository.js';

/** How many owners a report has; the total includes the rest. */
const mostOwners = 300;

/** The report from sums by owner and month, in the order of the months (docs/product/reports.md). */
export function commissionsOf(sums: readonly CommissionSum[]): Pick<CommissionReport, 'total' | 'owners'> {
  const owners = new Map<string, OwnerCommission>();
  for (const { month, ownerId, ownerName, companyName, ...count } of sums) {
    // All staff of the provider are one to a company.
    const key = ownerId ?? ownerName;
    const owner = owners.get(key) ?? { ownerId, ownerName, companyName, ...none, months: [] };
    owners.set(key, {
      ...owner,
      ...plus(owner, count),
      months: withMonth(owner.months, { month, ...count }),
    });
  }
  return {
    total: sums.reduce<CommissionCount>(plus, none),
    owners: [...owners.values()].sort(mostFirst).slice(0, mostOwners),
  };
}

const none: CommissionCount = { orders: 0, commission: 0, unknown: 0 };

const plus = (one: CommissionCount, other: CommissionCount): CommissionCount => ({
  orders: one.orders + other.orders,
  commission: one.commission + other.commission,
  unknown: one.unknown + other.unknown,
});

type Months = OwnerCommission['months'];

function withMonth(months: Months, next: Months[number]): Months {
  const last = months.at(-1);
  if (last?.month !== next.month) return [...months, next];
  return [...months.slice(0, -1), { ...plus(last, next), month: next.month }];
}

const mostFirst = (one: OwnerCommission, other: OwnerCommission) =>
  other.commission - one.commission ||
  other.orders - one.orders ||
  one.ownerName.localeCompare(other.ownerName);

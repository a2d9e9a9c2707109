import type { CarrierCost } from './order-cost.js';

export interface Margin {
  /** Whole dollars; below 0 where the carrier gets more than the order brings. */
  dollars: number;
  /** Of the price, in whole percent like all of reports. */
  percent: number;
  /** Which amount it is reckoned from: the surest one that is known. */
  basis: keyof CarrierCost;
}

const surestFirst = ['paid', 'agreed', 'offered'] as const satisfies readonly (keyof CarrierCost)[];

/** Price less cost; null while no cost is known. */
export function marginOf(price: number, cost: CarrierCost): Margin | null {
  for (const basis of surestFirst) {
    const amount = cost[basis];
    if (amount === null) continue;
    const dollars = price - amount;
    return { dollars, percent: marginPercent(dollars, price), basis };
  }
  return null;
}

/** Of the price, in whole percent like all of reports. */
export const marginPercent = (dollars: number, price: number): number => Math.round((dollars / price) * 100);

import { type CarrierCost, marginOf, noCost } from '@overland/contracts';
import type { SheetCell } from '@overland/service-kit';

/** Columns of MCAdmin's files. */
export const costHeader = [
  'Carrier offered',
  'Carrier agreed',
  'Carrier paid',
  'Margin',
  'Margin, %',
  'Margin by',
];

/** Empty where nothing is known of it. */
export function costCells(price: number, known: CarrierCost | null): SheetCell[] {
  const cost = known ?? noCost;
  const margin = marginOf(price, cost);
  return [
    cost.offered,
    cost.agreed,
    cost.paid,
    margin?.dollars ?? null,
    margin?.percent ?? null,
    margin && basisWords[margin.basis],
  ];
}

const basisWords = { offered: 'What was offered', agreed: 'What was agreed', paid: 'What was paid' } as const;

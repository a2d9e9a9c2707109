import type { PriceBreakdown, PriceStep } from '@overland/contracts';
import type { BreakdownRow } from '@overland/ui';

type Key = PriceStep['key'];

/** The order in which a price is made; where the vehicles' labels differ, the step has this name. */
const steps: Record<Key, { name: string; kind: BreakdownRow['kind'] }> = {
  band: { name: 'Base price', kind: 'cost' },
  fuel: { name: 'Fuel surcharge', kind: 'cost' },
  whiteGlove: { name: 'White glove', kind: 'cost' },
  class: { name: 'Vehicle class', kind: 'cost' },
  inoperable: { name: 'Inoperable vehicle', kind: 'cost' },
  enclosed: { name: 'Enclosed transport', kind: 'cost' },
  level: { name: 'Pickup days', kind: 'cost' },
  rounding: { name: 'Rounded up to the whole dollar', kind: 'cost' },
  providerDiscount: { name: 'Provider discount', kind: 'discount' },
  tariff: { name: 'Company tariff', kind: 'margin' },
  commission: { name: 'Commission', kind: 'margin' },
  portalDiscount: { name: 'Customer discount', kind: 'discount' },
};
const keys = Object.keys(steps) as Key[];
/** The company's part; the steps before it add up to the provider rate. */
const companyKeys: readonly Key[] = ['tariff', 'commission', 'portalDiscount'];

export interface StepRow {
  key: Key | 'providerRate' | 'price';
  label: string;
  /** Dollars of each vehicle, in the quote's order. */
  amounts: number[];
  kind: BreakdownRow['kind'];
}

/** Every step that any vehicle has, with the provider rate and the price as sums between and below them. */
export function stepRows({ vehicles }: Pick<PriceBreakdown, 'vehicles'>): StepRow[] {
  const rowOf = (key: Key): StepRow[] => {
    const found = vehicles.map((vehicle) => vehicle.steps.find((step) => step.key === key));
    const labels = new Set(found.flatMap((step) => (step ? [step.label] : [])));
    if (labels.size === 0) return [];
    const [label = ''] = labels.size === 1 ? labels : [steps[key].name];
    const amounts = found.map((step) => (step?.amountCents ?? 0) / 100);
    const isTakenOff = amounts.some((amount) => amount < 0);
    return [{ key, label, amounts, kind: isTakenOff ? 'discount' : steps[key].kind }];
  };
  return [
    ...keys.filter((key) => !companyKeys.includes(key)).flatMap(rowOf),
    {
      key: 'providerRate',
      label: 'Provider rate',
      amounts: vehicles.map(({ providerRate }) => providerRate),
      kind: 'sum',
    },
    ...companyKeys.flatMap(rowOf),
    { key: 'price', label: 'Price', amounts: vehicles.map(({ price }) => price), kind: 'sum' },
  ];
}

/** The same over all vehicles. Summed in cents: a sum of dollars with cents would end in a fraction of one. */
export function summedRows(rows: readonly StepRow[]): BreakdownRow[] {
  return rows.map(({ label, amounts, kind }) => ({
    label,
    amount: amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100,
    ...(kind && { kind }),
  }));
}

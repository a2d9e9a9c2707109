import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type PricingClass = 'Sedan' | 'SUV' | 'Van' | 'Pickup' | 'Pre-1975 Classic';
export type ModelEntry = { model: string; pricingClass: PricingClass };
export type MakeEntry = { make: string; models: ModelEntry[] };

/** The same file seen from `src/settings` and from `dist/settings`. */
const MAKES_FILE = join(import.meta.dirname, '../../data/makes/makes.json');

const PRICING_CLASSES: readonly PricingClass[] = ['Sedan', 'SUV', 'Van', 'Pickup', 'Pre-1975 Classic'];

/**
 * The list of makes and models a new installation starts with; MCAdmin edits it in Settings. Every make ends with an
 * "Other" entry per pricing class, and a last make "Other" has those alone.
 */
export function defaultMakes(): MakeEntry[] {
  const makes: MakeEntry[] = JSON.parse(readFileSync(MAKES_FILE, 'utf8'));
  const withOthers = makes.map(({ make, models }) => ({ make, models: [...models, ...otherModels()] }));
  return [...withOthers, { make: 'Other', models: otherModels() }];
}

function otherModels(): ModelEntry[] {
  return PRICING_CLASSES.map((pricingClass) => ({ model: `Other (${pricingClass})`, pricingClass }));
}

import { type ListedModel, otherMake, pricingClasses, type VehicleMake } from '@overland/contracts';

export interface ListChanges {
  added: ListedModel[];
  changed: { from: ListedModel; to: ListedModel }[];
  removed: ListedModel[];
  unchanged: number;
}

const alphabet = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Ignores capitals: "RAV4" typed as "rav4" is the same model. */
const foldedKey = ({ make, model }: { make: string; model: string }) =>
  `${make.toLowerCase()}\u0000${model.toLowerCase()}`;

/** The "Other" entries at the end of every make, one for each pricing class (docs/product/settings.md). */
export const otherModels: VehicleMake['models'] = pricingClasses.map((pricingClass) => ({
  model: `Other (${pricingClass})`,
  pricingClass,
}));

/** Makes and models sorted by name, each make with its "Other" entries. The last make is "Other", which has only these. */
export function groupByMake(models: readonly ListedModel[]): VehicleMake[] {
  const makes = new Map<string, VehicleMake>();
  for (const { make, model, pricingClass } of sortModels(models)) {
    const entry = makes.get(make) ?? { make, models: [] };
    entry.models.push({ model, pricingClass });
    makes.set(make, entry);
  }
  const listed = [...makes.values(), { make: otherMake, models: [] }];
  return listed.map((entry) => ({ make: entry.make, models: [...entry.models, ...otherModels] }));
}

export function sortModels(models: readonly ListedModel[]): ListedModel[] {
  return [...models].sort((a, b) => alphabet.compare(a.make, b.make) || alphabet.compare(a.model, b.model));
}

export function findModel(
  models: readonly ListedModel[],
  wanted: { make: string; model: string },
): ListedModel | undefined {
  return models.find((one) => foldedKey(one) === foldedKey(wanted));
}

/**
 * What `wanted` changes in the list: new models and other classes, and with `mode` "replace" also models that are missing in
 * it. A make or model that is already in the list keeps its spelling.
 */
export function changesOf(
  current: readonly ListedModel[],
  wanted: readonly ListedModel[],
  mode: 'add' | 'replace',
): ListChanges {
  const known = new Map(current.map((one) => [foldedKey(one), one]));
  const spelling = new Map(current.map(({ make }) => [make.toLowerCase(), make]));
  const changes: ListChanges = { added: [], changed: [], removed: [], unchanged: 0 };
  for (const one of wanted) {
    const from = known.get(foldedKey(one));
    if (!from) {
      const make = spelling.get(one.make.toLowerCase()) ?? one.make;
      spelling.set(make.toLowerCase(), make);
      changes.added.push({ ...one, make });
    } else if (from.pricingClass === one.pricingClass) {
      changes.unchanged += 1;
    } else {
      changes.changed.push({ from, to: { ...from, pricingClass: one.pricingClass } });
    }
  }
  const kept = new Set(wanted.map(foldedKey));
  if (mode === 'replace') changes.removed = current.filter((one) => !kept.has(foldedKey(one)));
  else changes.unchanged = current.length - changes.changed.length;
  return changes;
}

export const hasChanges = ({ added, changed, removed }: ListChanges): boolean =>
  added.length + changed.length + removed.length > 0;

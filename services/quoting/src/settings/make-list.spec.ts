import type { ListedModel } from '@overland/contracts';
import { changesOf, findModel, groupByMake, otherModels } from './make-list.js';

const camry: ListedModel = { make: 'Toyota', model: 'Camry', pricingClass: 'Sedan' };
const rav4: ListedModel = { make: 'Toyota', model: 'RAV4', pricingClass: 'SUV' };
const db11: ListedModel = { make: 'Aston Martin', model: 'DB11', pricingClass: 'Sedan' };
const db9: ListedModel = { make: 'Aston Martin', model: 'DB9', pricingClass: 'Sedan' };

describe('makes and models', () => {
  it('are sorted by name, numbers by value, "Other" last', () => {
    const makes = groupByMake([rav4, db11, camry, db9]);
    expect(makes.map(({ make }) => make)).toEqual(['Aston Martin', 'Toyota', 'Other']);
    expect(makes[0]?.models.slice(0, 2).map(({ model }) => model)).toEqual(['DB9', 'DB11']);
  });

  it('have one "Other" entry for each class at the end of every make', () => {
    for (const { models } of groupByMake([camry])) expect(models.slice(-5)).toEqual(otherModels);
    expect(groupByMake([])).toEqual([{ make: 'Other', models: otherModels }]);
  });

  it('are found whatever the capitals', () => {
    expect(findModel([camry, rav4], { make: 'TOYOTA', model: 'rav4' })).toBe(rav4);
    expect(findModel([camry], { make: 'Toyota', model: 'RAV4' })).toBeUndefined();
  });
});

describe('a change of the list', () => {
  it('adds, changes classes and leaves the rest when it adds', () => {
    const asVan: ListedModel = { ...rav4, pricingClass: 'Van' };
    expect(changesOf([camry, rav4], [asVan, db9], 'add')).toEqual({
      added: [db9],
      changed: [{ from: rav4, to: asVan }],
      removed: [],
      unchanged: 1,
    });
  });

  it('removes what is missing only when it replaces', () => {
    expect(changesOf([camry, rav4], [camry], 'replace')).toMatchObject({ removed: [rav4], unchanged: 1 });
    expect(changesOf([camry, rav4], [camry], 'add')).toMatchObject({ removed: [], unchanged: 2 });
  });

  it('keeps the spelling of a make and model that are there', () => {
    const typed: ListedModel = { make: 'toyota', model: 'camry', pricingClass: 'Van' };
    const hilux: ListedModel = { make: 'TOYOTA', model: 'Hilux', pricingClass: 'Pickup' };
    const { added, changed } = changesOf([camry], [typed, hilux], 'replace');
    expect(added).toEqual([{ ...hilux, make: 'Toyota' }]);
    expect(changed[0]?.to).toEqual({ ...camry, pricingClass: 'Van' });
  });

  it('spells a new make as its first line does', () => {
    const one: ListedModel = { make: 'Lucid', model: 'Air', pricingClass: 'Sedan' };
    const two: ListedModel = { make: 'LUCID', model: 'Gravity', pricingClass: 'SUV' };
    expect(changesOf([], [one, two], 'add').added.map(({ make }) => make)).toEqual(['Lucid', 'Lucid']);
  });
});

import { isOther, pricingClasses } from '@overland/contracts';
import { defaultMakes } from './default-makes.js';

describe('default makes', () => {
  const makes = defaultMakes();

  it.each([
    ['Toyota', 'Camry', 'Sedan'],
    ['Toyota', 'RAV4', 'SUV'],
    ['Honda', 'Odyssey', 'Van'],
    ['Honda', 'Ridgeline', 'Pickup'],
  ])('prices a %s %s as %s', (make, model, pricingClass) => {
    const models = makes.find((entry) => entry.make === make)?.models;
    expect(models).toContainEqual({ model, pricingClass });
  });

  it('has no "Other" entries: they are added to every list', () => {
    const listed = makes.flatMap(({ make, models }) => models.map(({ model }) => ({ make, model })));
    expect(listed.filter(isOther)).toEqual([]);
  });

  it('names no make twice and no model of a make twice', () => {
    expect(new Set(makes.map(({ make }) => make)).size).toBe(makes.length);
    for (const { models } of makes)
      expect(new Set(models.map(({ model }) => model)).size).toBe(models.length);
  });

  it('uses the pricing classes only', () => {
    const classes = makes.flatMap(({ models }) => models.map(({ pricingClass }) => pricingClass));
    expect(classes.filter((one) => !pricingClasses.includes(one))).toEqual([]);
  });
});

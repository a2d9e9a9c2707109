import { defaultMakes } from './default-makes.js';

const others = ['Sedan', 'SUV', 'Van', 'Pickup', 'Pre-1975 Classic'].map((pricingClass) => ({
  model: `Other (${pricingClass})`,
  pricingClass,
}));

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

  it('ends every make with one "Other" entry per pricing class', () => {
    for (const { models } of makes) expect(models.slice(-5)).toEqual(others);
  });

  it('has a last make "Other" with these five entries alone', () => {
    expect(makes.at(-1)).toEqual({ make: 'Other', models: others });
  });

  it('names no make twice and no model of a make twice', () => {
    expect(new Set(makes.map(({ make }) => make)).size).toBe(makes.length);
    for (const { models } of makes)
      expect(new Set(models.map(({ model }) => model)).size).toBe(models.length);
  });

  it('uses the five pricing classes only', () => {
    const classes = new Set(makes.flatMap(({ models }) => models.map(({ pricingClass }) => pricingClass)));
    expect([...classes].sort()).toEqual(['Pickup', 'Pre-1975 Classic', 'SUV', 'Sedan', 'Van']);
  });
});

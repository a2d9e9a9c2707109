import { aDocument } from './a-document';
import { examplePrices } from './example-prices';

const openOf = (document = aDocument()) => examplePrices(document).map(({ open }) => open);
const enclosedOf = (document = aDocument()) => examplePrices(document).map(({ enclosed }) => enclosed);

describe('the example of 620 miles', () => {
  it('has the prices of the worked example', () => {
    expect(openOf()).toEqual([947, 900, 853, 805]);
    expect(enclosedOf()).toEqual([1397, 1328, 1258, 1188]);
  });

  it('counts fuel on the band only', () => {
    const defaultSheet = { ...aDocument().defaultSheet, fuelSurcharge: 5 };
    expect(openOf(aDocument({ defaultSheet }))[0]).toBe(995);
    expect(enclosedOf(aDocument({ defaultSheet }))[0]).toBe(1445);
  });

  it('has no price while a field is empty', () => {
    const bands = [650, 810, null as unknown as number, 947, 1198, 1300, 1500, 1500, 1650, 1800, 2150];
    expect(openOf(aDocument({ defaultSheet: { ...aDocument().defaultSheet, bands } }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

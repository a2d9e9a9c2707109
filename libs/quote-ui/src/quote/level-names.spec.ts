import { withLevelNames } from './level-names';

const rows = [
  { level: 1, label: '1 business day', prices: {} },
  { level: 7, label: '7 business days', prices: {} },
] as const;

describe('the rows of the price grid', () => {
  it('have the names of the settings, and their days where there is none', () => {
    const named = withLevelNames(rows, [{ value: 7, name: 'Economy', adjustmentPercent: -15 }]);
    expect(named.map(({ label }) => label)).toEqual(['1 business day', 'Economy']);
  });
});

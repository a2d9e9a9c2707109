import { actionOf } from './shortcuts';

describe('keys', () => {
  it.each([
    [null, '/', 'search'],
    [null, 'n', 'newQuote'],
    [null, '?', 'help'],
    ['g', 'q', 'quotes'],
    ['g', 'o', 'orders'],
  ] as const)('%s %s', (before, key, action) => {
    expect(actionOf(before, key)).toBe(action);
  });
  it.each([
    [null, 'g'],
    [null, 'q'],
    ['x', 'o'],
  ])('%s %s do nothing', (before, key) => {
    expect(actionOf(before, key)).toBeNull();
  });
});

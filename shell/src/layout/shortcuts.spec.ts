import { actionOf } from './shortcuts';

describe('keys', () => {
  it.each([
    [null, '/', 'search'],
    [null, 'n', 'newQuote'],
    [null, '?', 'help'],
    ['g', 'q', '/quotes'],
    ['g', 'o', '/orders'],
    ['g', 'c', '/cod'],
    ['g', 'r', '/reports'],
  ] as const)('%s %s', (before, key, action) => {
    expect(actionOf(before, key)).toBe(action);
  });
  it.each([
    [null, 'g'],
    [null, 'q'],
    [null, 'c'],
    ['x', 'o'],
  ])('%s %s do nothing', (before, key) => {
    expect(actionOf(before, key)).toBeNull();
  });
});

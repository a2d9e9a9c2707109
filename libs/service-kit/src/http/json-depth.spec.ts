import { isDeeperThan } from './json-depth.js';

describe('the depth of a JSON text', () => {
  it.each([
    ['{"a":[1]}', 2, false],
    ['{"a":[[1]]}', 2, true],
    ['[[],[],[]]', 2, false],
    ['["[[[[","{{{"]', 1, false],
    ['["\\"[[[["]', 1, false],
    ['["\\\\",[[]]]', 2, true],
    ['"x"', 0, false],
    ['[', 0, true],
  ])('%s is deeper than %d: %s', (text, levels, expected) => {
    expect(isDeeperThan(levels, text)).toBe(expected);
  });

  it('is counted in a text of 256 KB without recursion', () => {
    expect(isDeeperThan(200, '['.repeat(262_144))).toBe(true);
  });
});

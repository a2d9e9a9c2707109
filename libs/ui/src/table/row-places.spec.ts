import { rowsBetween } from './row-places';

const alike = (count: number, height = 40) => ({ count, heightOf: () => height });

describe('the rows of a list that are in the document', () => {
  it.each([
    ['at the top', 0, 400, { first: 0, end: 12, before: 0, after: 3520 }],
    ['in the middle', 2000, 2400, { first: 48, end: 62, before: 1920, after: 1520 }],
    ['at the end', 3600, 4000, { first: 88, end: 100, before: 3520, after: 0 }],
    ['above the list', -800, -400, { first: 0, end: 2, before: 0, after: 3920 }],
    ['far below it', 9000, 9400, { first: 97, end: 100, before: 3880, after: 0 }],
  ])('are those of the window, %s', (_where, from, to, found) => {
    expect(rowsBetween(alike(100), from, to, 2)).toEqual(found);
  });

  it('are none of an empty list', () => {
    expect(rowsBetween(alike(0), 0, 400, 2)).toEqual({ first: 0, end: 0, before: 0, after: 0 });
  });

  it('are found by measured heights where rows differ', () => {
    const heights = [40, 200, 40, 40];
    const list = { count: heights.length, heightOf: (index: number) => heights[index] ?? 0 };
    expect(rowsBetween(list, 100, 250, 0)).toEqual({ first: 1, end: 3, before: 40, after: 40 });
  });

  it('are never more than the window takes, however long the list is', () => {
    const { first, end } = rowsBetween(alike(5000), 90_000, 90_900, 8);
    expect(end - first).toBeLessThanOrEqual(23 + 16);
  });

  it('leave the whole list as high as all of its rows', () => {
    for (const from of [-500, 0, 39, 40, 1777, 3999, 5000]) {
      const { first, end, before, after } = rowsBetween(alike(100), from, from + 400, 3);
      expect(before + (end - first) * 40 + after).toBe(4000);
    }
  });
});

import { Signature } from '@overland/contracts';
import { extended, finished, mostStrokes, pad, pathOf, pointOnPad } from './strokes';

const box = { left: 10, top: 20, width: 250, height: 100 };

it('places a pointer on the pad in whole numbers, whatever size it is drawn in, and never outside', () => {
  expect(pointOnPad({ x: 10, y: 20 }, box)).toEqual([0, 0]);
  expect(pointOnPad({ x: 135.3, y: 70 }, box)).toEqual([251, 100]);
  expect(pointOnPad({ x: 999, y: -5 }, box)).toEqual([pad.width, 0]);
});

it('leaves out points that add nothing to see', () => {
  expect(extended([], [5, 5])).toEqual([5, 5]);
  expect(extended([5, 5], [6, 6])).toEqual([5, 5]);
  expect(extended([5, 5], [5, 9])).toEqual([5, 5, 5, 9]);
});

it('keeps a touch as a dot, and the end of a very long line', () => {
  expect(finished([7, 8])).toEqual([7, 8, 7, 8]);
  const long = Array.from({ length: 5000 }, (_, at) => at % 200);
  const kept = finished(long);
  expect(kept.length).toBeLessThanOrEqual(1002);
  expect(kept.slice(-2)).toEqual(long.slice(-2));
});

it('makes lines that the contract takes, as many as it takes, within one request', () => {
  const longest = finished(Array.from({ length: 9000 }, () => pad.height));
  const signature = { kind: 'drawn', strokes: Array(mostStrokes).fill(longest) };
  expect(Signature.safeParse(signature).success).toBe(true);
  expect(JSON.stringify(signature).length).toBeLessThan(250_000);
});

it('draws a line, and a dot', () => {
  expect(pathOf([1, 2, 3, 4])).toBe('M1 2L3 4');
  expect(pathOf([1, 2])).toBe('M1 2L1 2');
});

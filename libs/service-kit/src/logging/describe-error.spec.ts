import { describeError, mask, maskLines } from './describe-error.js';

const long = 100_000;
const hostile = [
  'a'.repeat(long),
  'ey-'.repeat(long / 3),
  'a@'.repeat(long / 2),
  `a@${'b'.repeat(long)}`,
  `Bearer ${'a'.repeat(long)}`,
  `\n    at ${'a'.repeat(1000)}`.repeat(100),
];

function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

describe('what the log keeps of an error', () => {
  it('is 2,000 characters of its message at most, and 300 of a line of its stack', () => {
    const error = new Error('word '.repeat(long));
    error.stack = `Error\n    at ${'x/'.repeat(long)}`;
    const { message, stack } = describeError(error);
    expect(message).toBe(`${'word '.repeat(400)}[cut]`);
    expect(stack[0]?.length).toBeLessThanOrEqual(305);
  });

  // Uncut, each of them blocked the process for more than ten seconds.
  it.each(hostile)('is found fast, whatever the message is: %.12s', (text) => {
    const error = new Error(text);
    expect(timeOf(() => describeError(error))).toBeLessThan(500);
    expect(timeOf(() => mask(text))).toBeLessThan(500);
  });

  it.each([1990, 1995, 1999, 2000, 2001])(
    'shows no part of an address or a token that character 2,000 falls into, from %i on',
    (before) => {
      const filler = `${'-- '.repeat(before / 3)}`.padEnd(before, ' ');
      const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
      for (const secret of ['canary@mail.example', token, `JWT ${token}`]) {
        expect(mask(`${filler}${secret} and more`)).not.toMatch(/cana|eyJ/);
      }
    },
  );

  it('never has a text of the request, not even one longer than the limit', () => {
    const secret = `canary ${'c'.repeat(5000)}`;
    const { message } = describeError(new Error(`failed for ${secret}`), [secret]);
    expect(message).toBe('failed for [redacted]');
  });

  it('keeps the lines of a stack in a line of the log', () => {
    const text = `order.booked failed\n${'    at file.js:1:1 of somebody@mail.example\n'.repeat(80)}`;
    const lines = maskLines(text).split('\n');
    expect(lines).toHaveLength(50);
    expect(lines[49]).toBe('    at file.js:1:1 of [redacted]');
  });
});

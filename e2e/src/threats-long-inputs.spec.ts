import { allEndpoints } from '@overland/contracts';
import * as z from 'zod/mini';
import { statusesOf } from './pattern-check.js';

const length = 100_000;
const filled = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** 100 KB each: runs of characters that patterns match, with and without an end that fails to match. */
const longTexts = [
  ...[
    'a',
    '0',
    '-',
    '.',
    '@',
    '(',
    ':',
    '\\',
    '"',
    '\u00e9',
    '\u{1f697}',
    'a.',
    'a@',
    'a@a.',
    '0-',
    '(0',
    '00:',
    '<a',
  ].map(filled),
  `a@${filled('a.')}`,
  `${filled('a')}@b.co`,
  `${filled('0')}.0`,
  `2026-01-01T00:00:00.${filled('0')}`,
  `(555) 010-0199${filled(' ')}x`,
  `x${filled(' ')}x`,
  `${filled('\n')}x`,
];

interface Field {
  name: string;
  schema: z.ZodMiniType;
}

/** Unwraps optional, default, nullable and pipe. */
function inside(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType, in: input } = schema.def as { innerType?: z.ZodMiniType; in?: z.ZodMiniType };
  const next = innerType ?? input;
  return next ? inside(next) : schema;
}

/** Every field of an input, including those in lists and nested objects. */
function fieldsOf(name: string, schema: z.ZodMiniType): Field[] {
  const bare = inside(schema);
  const inner =
    bare instanceof z.ZodMiniObject
      ? Object.entries(bare.def.shape).flatMap(([key, field]) =>
          fieldsOf(`${name}.${key}`, field as z.ZodMiniType),
        )
      : bare instanceof z.ZodMiniArray
        ? fieldsOf(`${name}[]`, bare.def.element as z.ZodMiniType)
        : [];
  return [{ name, schema }, ...inner];
}

/** Fields without a length limit, and why that is harmless. A new one fails the test. */
const uncapped = new Map([
  ['POST /makes/import.csv', 'A whole file, as long as a body may be.'],
  ['POST /quotes/import.csv', 'A whole file, as long as a body may be.'],
  ['POST /orders/import.csv', 'A whole list, of at most 100,000 characters.'],
  ['POST /users/import.csv', 'A whole file, of at most 60,000 characters.'],
  ['POST /users/import/check.csv', 'A whole file, of at most 60,000 characters.'],
  ['PUT /settings.role', 'Accepted but ignored.'],
]);

const fields = allEndpoints
  .filter(({ access }) => access !== 'service')
  .flatMap(({ method, path, params, query, body }) =>
    [params, query, body].flatMap((schema) => (schema ? fieldsOf(`${method} ${path}`, schema) : [])),
  );

/** Runs `work` and returns the patterns that were run on a long text. All matching goes through `exec`. */
function patternsOnLongTexts(work: () => void): { source: string; flags: string }[] {
  const seen = new Map<string, { source: string; flags: string }>();
  const original = RegExp.prototype.exec;
  const spy = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    if (text.length > length / 10) seen.set(String(this), { source: this.source, flags: this.flags });
    return original.call(this, text);
  });
  try {
    work();
  } finally {
    spy.mockRestore();
  }
  return [...seen.values()];
}

describe(`T24: texts of 100 KB in each of ${fields.length} fields`, () => {
  it('reach every endpoint with an input', () => {
    expect(fields.length).toBeGreaterThan(150);
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST /quote.vehicleQuotes[].make',
        'POST /order.customerEmail',
        'GET /places.query',
      ]),
    );
  });

  it('are refused by length, or are only whitespace', () => {
    const taken = fields
      .filter(({ name }) => !uncapped.has(name))
      .filter(({ schema }) =>
        longTexts.some((text) => {
          const result = z.safeParse(schema, text);
          return result.success && JSON.stringify(result.data ?? null).length > 1000;
        }),
      );
    expect(taken.map(({ name }) => name)).toEqual([]);
  });

  it('are matched by linear patterns only, including those of libraries', () => {
    const patterns = patternsOnLongTexts(() => {
      for (const { schema } of fields) for (const text of longTexts) z.safeParse(schema, text);
    });
    expect(patterns.map(({ source }) => source)).toContain(String.raw`^\(\d{3}\) \d{3}-\d{4}$`);
    const statuses = statusesOf(patterns);
    expect(patterns.filter((_pattern, at) => statuses[at] !== 'safe')).toEqual([]);
  }, 120_000);

  it('never reach the email pattern, because the length is checked first', () => {
    const emails = fields.filter(({ name }) => /email$/i.test(name));
    expect(emails.length).toBeGreaterThan(5);
    const patterns = patternsOnLongTexts(() => {
      for (const { schema } of emails) for (const text of longTexts) z.safeParse(schema, text);
    });
    expect(patterns.filter(({ source }) => source.includes('@'))).toEqual([]);
  });
});

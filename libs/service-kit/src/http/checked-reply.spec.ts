import { Logger } from '@nestjs/common';
import { allEndpoints, endpoint } from '@overland/contracts';
import * as z from 'zod/mini';
import { aValueOf } from '../testing/a-value-of.js';
import { CheckedReply, checkReply, prepareReply } from './checked-reply.js';

const vehicle = z.object({
  name: z.string(),
  price: z.int().check(z.gte(0)),
  kind: z.enum(['open', 'enclosed']),
  level: z.literal([1, 3]),
  id: z.uuid(),
  note: z.optional(z.string()),
  year: z.nullable(z.int()),
  transit: z.tuple([z.int(), z.int()]),
  at: z.pipe(
    z.transform((value: unknown) => (value instanceof Date ? value.toISOString() : value)),
    z.iso.datetime(),
  ),
});
const good = {
  name: 'A "quoted" name\u2028',
  price: 0,
  kind: 'open',
  level: 3,
  id: '7d9f0a3e-0f6c-4c4e-9a2b-5a1f0d3c2b11',
  year: null,
  transit: [3, 5],
  at: new Date(0),
};
const reply = z.object({ total: z.int(), vehicles: z.array(vehicle), by: z.object({ '1': z.number() }) });
const wrap = (changed: object) => ({ total: 1, vehicles: [{ ...good, ...changed }], by: { 1: 0.5 } });

const replying = (schema: z.ZodMiniType) =>
  endpoint('GET', '/test', { service: 'quoting', access: 'public', summary: 'A test', reply: schema });

/** The JSON that is sent for a value. */
function jsonOf(schema: z.ZodMiniType, value: unknown): string {
  const checked = checkReply(replying(schema), value);
  return checked instanceof CheckedReply ? checked.json : 'a file';
}

/** What zod gives for a value, as JSON. */
const byZod = (schema: z.ZodMiniType, value: unknown) => JSON.stringify(z.parse(schema, value));

describe('a checked reply', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it('has the fields of the schema and no others', () => {
    const value = { ...wrap({ secret: 'x', note: 'n', year: 1999 }), passwordHash: 'y' };
    expect(JSON.parse(jsonOf(reply, value))).toEqual(JSON.parse(byZod(reply, value)));
    expect(jsonOf(reply, value)).not.toMatch(/secret|passwordHash/);
  });

  it.each([
    ['text with quotes and line separators', good.name, z.string()],
    ['an absent optional key', wrap({}), reply],
    ['an optional key that is undefined', wrap({ note: undefined }), reply],
    ['minus zero', -0, z.number()],
    ['an empty list', [], z.array(vehicle)],
    ['null', null, z.nullable(vehicle)],
    ['any value', { a: [1, { b: null }] }, z.unknown()],
    ['one of several shapes', { a: 1 }, z.union([z.object({ b: z.int() }), z.object({ a: z.int() })])],
    ['a record', { x: 1, y: 2 }, z.record(z.string(), z.int())],
    ['a default', {}, z.object({ a: z._default(z.int(), 7) })],
    [
      'a number that JSON Schema would refuse and zod takes',
      { price: 1202.32 },
      z.nullable(z.object({ price: z.number().check(z.multipleOf(0.01)) })),
    ],
  ])('writes %s as JSON.stringify would', (_name, value, schema: z.ZodMiniType) => {
    expect(jsonOf(schema, value)).toBe(byZod(schema, value));
  });

  it('writes a schema that contains itself', () => {
    const tree = z.object({
      name: z.string(),
      get children() {
        return z.array(tree);
      },
    });
    const value = { name: 'a', children: [{ name: 'b', children: [], secret: 1 }] };
    expect(jsonOf(tree, value)).toBe('{"name":"a","children":[{"name":"b","children":[]}]}');
  });

  it.each([
    ['a missing key', wrap({ name: undefined })],
    ['a number below its minimum', wrap({ price: -1 })],
    ['a fraction', wrap({ price: 1.5 })],
    ['a number as text', wrap({ price: '1' })],
    ['no number', wrap({ price: Number.NaN })],
    ['a value outside the list', wrap({ kind: 'flying' })],
    ['a literal as text', wrap({ level: '3' })],
    ['a malformed id', wrap({ id: 'x' })],
    ['an optional key of another kind', wrap({ note: 1 })],
    ['a tuple that is too short', wrap({ transit: [3] })],
    ['a tuple that is too long', wrap({ transit: [3, 4, 5] })],
    ['a day that is no instant', wrap({ at: 'yesterday' })],
    ['a list where an object belongs', []],
    ['an object where a list belongs', { ...wrap({}), vehicles: {} }],
    ['nothing', undefined],
  ])('is refused with %s', (_name, value) => {
    expect(() => jsonOf(reply, value)).toThrow('Something went wrong on our side. Please try again.');
  });

  it('is refused when it breaks a rule of its schema, or a strict schema gets an unknown key', () => {
    const even = z.int().check(z.refine((value) => value % 2 === 0));
    expect(jsonOf(even, 2)).toBe('2');
    expect(() => jsonOf(even, 3)).toThrow();
    expect(() => jsonOf(z.strictObject({ a: z.int() }), { a: 1, b: 2 })).toThrow();
  });

  it('carries a tag of its content when it is prepared for many calls', () => {
    const [one, same, other] = [1, 1, 2].map((total) => prepareReply(replying(z.int()), total));
    expect(one?.tag).toMatch(/^"[\w-]{22}"$/);
    expect([same?.tag === one?.tag, other?.tag === one?.tag]).toEqual([true, false]);
  });
});

describe('every reply of the contract', () => {
  it.each(
    allEndpoints.filter(({ file }) => !file).map((each) => [`${each.method} ${each.path}`, each] as const),
  )('is written as zod gives it: %s', (_name, { reply: schema }) => {
    const value = aValueOf(z.toJSONSchema(schema, { io: 'output', target: 'draft-7', reused: 'inline' }));
    expect(jsonOf(schema, value)).toBe(byZod(schema, value));
  });
});

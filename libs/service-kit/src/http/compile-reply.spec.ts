import * as z from 'zod/mini';
import { compileReply } from './compile-reply.js';

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

/** What goes out for a value: zod's result as JSON, or null where zod refuses it. */
function byZod(schema: z.ZodMiniType, value: unknown): string | null {
  const result = z.safeParse(schema, value);
  return result.success ? JSON.stringify(result.data) : null;
}

describe('a compiled reply', () => {
  it('writes what zod would, without the keys that the schema does not name', () => {
    const value = { ...wrap({ secret: 'x', note: 'n', year: 1999 }), passwordHash: 'y' };
    expect(compileReply(reply)(value)).toBe(byZod(reply, value));
  });

  it.each([
    ['text with quotes and line separators', good.name, z.string()],
    ['an absent optional key', wrap({}), reply],
    ['an optional key that is undefined', wrap({ note: undefined }), reply],
    ['minus zero', -0, z.number()],
    ['an empty list', [], z.array(vehicle)],
    ['nothing', null, z.nullable(vehicle)],
    ['any value', { a: [1, { b: null }] }, z.unknown()],
    ['one of several shapes', { a: 1 }, z.union([z.object({ b: z.int() }), z.object({ a: z.int() })])],
    ['a record', { x: 1, y: 2 }, z.record(z.string(), z.int())],
  ])('writes %s as zod would', (_name, value, schema: z.ZodMiniType) => {
    expect(compileReply(schema)(value)).toBe(byZod(schema, value));
  });

  it('writes a schema that contains itself', () => {
    const tree = z.object({
      name: z.string(),
      get children() {
        return z.array(tree);
      },
    });
    const value = { name: 'a', children: [{ name: 'b', children: [], secret: 1 }] };
    expect(compileReply(tree)(value)).toBe('{"name":"a","children":[{"name":"b","children":[]}]}');
  });

  it.each([
    ['a missing key', wrap({ name: undefined })],
    ['a number below its least', wrap({ price: -1 })],
    ['a fraction', wrap({ price: 1.5 })],
    ['a number as text', wrap({ price: '1' })],
    ['no number', wrap({ price: Number.NaN })],
    ['a value outside the list', wrap({ kind: 'flying' })],
    ['a literal as text', wrap({ level: '3' })],
    ['a malformed id', wrap({ id: 'x' })],
    ['an optional key of another kind', wrap({ note: 1 })],
    ['a tuple too short', wrap({ transit: [3] })],
    ['a tuple too long', wrap({ transit: [3, 4, 5] })],
    ['a day that is no instant', wrap({ at: 'yesterday' })],
    ['a list where an object belongs', []],
    ['an object where a list belongs', { ...wrap({}), vehicles: {} }],
    ['nothing', undefined],
  ])('leaves %s to zod, which refuses it', (_name, value) => {
    expect(compileReply(reply)(value)).toBeUndefined();
    expect(byZod(reply, value)).toBeNull();
  });

  it('leaves schemas with defaults and rules of their own to zod', () => {
    const schema = z.object({ a: z._default(z.int(), 7) });
    expect(compileReply(schema)({})).toBe('{"a":7}');
    const even = z.int().check(z.refine((value) => value % 2 === 0));
    expect(compileReply(even)(2)).toBe('2');
    expect(compileReply(even)(3)).toBeUndefined();
    const strict = z.strictObject({ a: z.int() });
    expect(compileReply(strict)({ a: 1, b: 2 })).toBeUndefined();
  });
});

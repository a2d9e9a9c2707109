import { allEndpoints, type Endpoint, users } from '@overland/contracts';
import * as z from 'zod/mini';
import { aMove } from './builders.js';
import { newQuote, type Things, thingsOf } from './own-things.js';
import { call } from './product.js';
import { callRaw, inLanes, pathOf } from './raw-call.js';
import { people, tokenFor } from './tokens.js';

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);
const deepObject = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Field values, as JSON text, that are almost never valid. */
const fieldShapes = [
  ...['null', 'true', 'false', '0', '-1', '1.5', '1e308', '-1e308', '9007199254740993', '"5"', '"true"'],
  ...['{}', '[]', '[[]]', '[null]', '{"$ne":null}', '{"$gt":""}', '{"$where":"1"}', '{"$regex":".*"}'],
  ...[
    '{"length":1}',
    '{"toString":1}',
    '{"then":1}',
    '{"0":"a"}',
    '["a","b"]',
    '[{"$ne":1}]',
    '{"a":{"b":{}}}',
  ],
  ...['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00x"', '""', '" "', '"null"', '"undefined"', '"NaN"'],
  ...['"[object Object]"', '"\' or 1=1 --"', '"1; drop table users"', '"{{7*7}}"', '"../../etc/passwd"'],
  ...['{"constructor":{"prototype":{"polluted":1}}}', '{"__proto__":{"polluted":1}}', '{"valueOf":"x"}'],
  nested(1_000),
  deepObject(1_000),
  JSON.stringify('x'.repeat(100_000)),
  JSON.stringify(['x'.repeat(50_000)]),
  JSON.stringify(Array.from({ length: 5_000 }, (_none, at) => at)),
];

interface Shape {
  name: string;
  text: string;
  headers?: Record<string, string>;
}

const json = (name: string, text: string): Shape => ({ name, text });
const typed = (type: string, text: string): Shape => ({
  name: type,
  text,
  headers: { 'content-type': type },
});

/** Bodies that no endpoint accepts. */
const wholeBodies: Shape[] = [
  ...[
    'null',
    '[]',
    '[[]]',
    '[{}]',
    '[null]',
    '1',
    '0',
    '-1',
    '1e999',
    'true',
    'false',
    '""',
    '"x"',
    '"{}"',
  ].map((text) => json(text, text)),
  ...[
    '{',
    '}',
    '{"a"}',
    '{"a":}',
    "{'a':1}",
    '{a:1}',
    '{"a":1,}',
    'NaN',
    'undefined',
    '{"a":01}',
    '\u0001',
  ].map((text) => json(`broken ${text}`, text)),
  ...['{"a":1}{"b":2}', '\ufeff{"a":1}', '{"a":"\u0000"}', '{"a":"\n"}', '/**/{"a":1}', '{"a":Infinity}'].map(
    (text) => json(`broken ${text}`, text),
  ),
  ...[
    '__proto__',
    'constructor',
    'prototype',
    '$ne',
    '$where',
    '',
    'toString',
    'hasOwnProperty',
    '0',
    'a.b',
  ].map((key) => json(`unknown key ${key}`, `{${JSON.stringify(key)}:{"prototype":{"polluted":1}}}`)),
  json('lone surrogate as a key', '{"\\ud800":1}'),
  json('NUL as a key', '{"\\u0000":1}'),
  json('1,000 lists deep', nested(1_000)),
  json('1,000 objects deep', deepObject(1_000)),
  json('120,000 lists deep', nested(120_000)),
  json('40,000 objects deep', deepObject(40_000)),
  json(
    '10,000 keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_n, at) => [`k${at}`, at]))),
  ),
  json('300 KB', JSON.stringify({ a: 'x'.repeat(300_000) })),
  typed('text/plain', '{}'),
  typed('application/x-www-form-urlencoded', 'a=1&a[$ne]=2'),
  typed(
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
  ),
  typed('application/xml', '<a/>'),
  typed('application/json; charset=utf-16', '\ufeff{"a":1}'),
  typed('x', '{}'),
  { name: 'compressed', text: 'not really', headers: { 'content-encoding': 'gzip' } },
];

const outside = allEndpoints.filter(({ access }) => access !== 'service');
const withBody = outside.filter(({ body }) => body !== undefined);
const withQuery = outside.filter(({ query }) => query !== undefined);
const withParams = outside.filter(({ params }) => params !== undefined);

function fieldsOf(schema: z.ZodMiniType | undefined): string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.def.shape) : [];
}

/** Whether the contract accepts this value for the field, such as `null` for a nullable one. */
function isTaken(schema: z.ZodMiniType | undefined, field: string, value: unknown): boolean {
  if (!(schema instanceof z.ZodMiniObject)) return false;
  const inner = schema.def.shape[field] as z.ZodMiniType | undefined;
  return inner !== undefined && z.safeParse(inner, value).success;
}

/** Bodies with one hostile field; the others are missing, so that each request must be refused. */
function fieldBodies(endpoint: Endpoint): Shape[] {
  return fieldsOf(endpoint.body).flatMap((field) =>
    fieldShapes
      .filter((text) => !isTaken(endpoint.body, field, JSON.parse(text)))
      .map((text) => json(`${field}: ${text.slice(0, 40)}`, `{${JSON.stringify(field)}:${text}}`)),
  );
}

const queryValues = [
  ...['', '%00', '%ud800', '%ed%a0%80', '%', '%zz', '-1', '1e9', 'NaN', '[]', '{}', 'x'.repeat(5_000)],
  ...['1&limit=2', '%27%20or%201=1%20--', '__proto__', '0x10', '1.5', '99999999999999999999'],
];
const queryNames = ['', '[]', '[$ne]', '[__proto__]', '.x', '%5B%24ne%5D'];

let token: string;
let things: Things;
beforeAll(async () => {
  token = await tokenFor(people.superStaff);
  things = await thingsOf(await tokenFor(people.user), 'Shapes');
});

const errorShape = z.object({ code: z.string(), message: z.string(), requestId: z.string() });

/** Null if the answer is a refusal in the standard error shape, else a description of it. */
function problemOf({ status, text }: { status: number; text: string }): string | null {
  if (status < 400 || status >= 500) return `${status} ${text.slice(0, 80)}`;
  try {
    return z.safeParse(errorShape, JSON.parse(text)).success ? null : `shape of ${text.slice(0, 80)}`;
  } catch {
    return `no JSON: ${text.slice(0, 80)}`;
  }
}

const routeOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('T16: hostile shapes', () => {
  it.each(withBody.map((endpoint) => [routeOf(endpoint), endpoint] as const))(
    '%s refuses every one in its body with a 4xx in the error shape',
    async (_name, endpoint) => {
      const shapes = [...wholeBodies, ...fieldBodies(endpoint)];
      expect(shapes.length).toBeGreaterThanOrEqual(80);
      const problems: string[] = [];
      await inLanes(shapes, 8, async ({ name, text, headers = {} }) => {
        const path = pathOf(endpoint, things);
        const answer = await callRaw({ method: endpoint.method, path, token, headers, body: text });
        const problem = problemOf(answer);
        if (problem) problems.push(`${name}: ${problem}`);
      });
      expect(problems).toEqual([]);
    },
  );

  it.each(withQuery.map((endpoint) => [routeOf(endpoint), endpoint] as const))(
    '%s never fails on a hostile query',
    async (_name, endpoint) => {
      const queries = [
        'x=1',
        '__proto__=1',
        'constructor[prototype][x]=1',
        ...fieldsOf(endpoint.query).flatMap((field) => [
          `${field}=a&${field}=b`,
          ...queryNames.flatMap((suffix) => queryValues.map((value) => `${field}${suffix}=${value}`)),
        ]),
      ];
      const problems: string[] = [];
      await inLanes(queries, 8, async (query) => {
        const path = `${pathOf(endpoint, things)}?${query}`;
        const answer = await callRaw({ method: endpoint.method, path, token });
        const isRepeated = /^(\w+)=a&\1=b$/.test(query);
        const problem = problemOf(answer);
        // A free-text parameter accepts some of these; duplicate or unknown parameters are refused.
        if (
          problem &&
          (isRepeated || /^[^=]*\[|^\w+\.x|^[^=]*%5B|^x=|^__/.test(query) || answer.status >= 500)
        )
          problems.push(`${query.slice(0, 60)}: ${problem}`);
      });
      expect(problems).toEqual([]);
    },
  );

  it.each(withParams.map((endpoint) => [routeOf(endpoint), endpoint] as const))(
    '%s finds nothing under a hostile id',
    async (_name, endpoint) => {
      const ids = [
        '%00',
        '%ed%a0%80',
        '%',
        '[object%20Object]',
        '%7B%7D',
        '__proto__',
        '%24ne',
        'x'.repeat(9_000),
      ];
      const path = endpoint.path.split(':')[0] ?? '';
      const rest = endpoint.path.replace(/^.*:\w+/, '');
      for (const id of ids) {
        const answer = await callRaw({ method: endpoint.method, path: `/api${path}${id}${rest}`, token });
        expect([id.slice(0, 20), problemOf(answer)]).toEqual([id.slice(0, 20), null]);
      }
    },
  );

  it('leave the product unchanged: no right, default or name comes from a prototype', async () => {
    const user = await tokenFor(people.user);
    const polluting = ['__proto__', 'constructor'].flatMap((key) => {
      const inner = '{"isSuperAdmin":true,"role":"MCAdmin","portalId":null,"polluted":1}';
      return [`{"${key}":${inner}}`, `{"${key}":{"prototype":${inner}}}`];
    });
    for (const endpoint of withBody) {
      for (const body of polluting) {
        await callRaw({ method: endpoint.method, path: pathOf(endpoint, things), token: user, body });
      }
    }
    const own = await call(users.own, {}, { token: user });
    expect(own.body).toMatchObject({ role: 'User', isSuperAdmin: false });
    expect(JSON.stringify(own.body)).not.toContain('polluted');
    expect((await call(users.listAll, {}, { token: user })).status).toBe(403);
    expect(await newQuote(user, '', aMove())).not.toHaveProperty('polluted');
  });
});

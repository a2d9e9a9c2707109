import { Logger } from '@nestjs/common';
import { allEndpoints, type Endpoint } from '@overland/contracts';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { aValueOf, isSchema, type JsonSchema } from '../testing/a-value-of.js';
import { checkReply } from './checked-reply.js';

/** One value somewhere in a body or a reply, such as `customRates.bands.0`. */
interface Field {
  name: string;
  path: PropertyKey[];
  schema: JsonSchema;
  /** The whole body or reply with this value in it. */
  fill(value: unknown): unknown;
}

function fieldsOf(schema: unknown, name = ''): Field[] {
  if (!isSchema(schema)) return [];
  if (schema.anyOf) return schema.anyOf.flatMap((each) => fieldsOf(each, name));
  if (schema.type === 'object') {
    return Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
      fieldsOf(property, key).map((field) => ({
        ...field,
        path: [key, ...field.path],
        fill: (value) => ({ ...(aValueOf(schema) as object), [key]: field.fill(value) }),
      })),
    );
  }
  if (schema.type === 'array') {
    const items = [schema.items].flat();
    return items.flatMap((item, index) =>
      fieldsOf(item, name).map((field) => ({
        ...field,
        path: [index, ...field.path],
        fill: (value) => Object.assign(aValueOf(schema) as unknown[], { [index]: field.fill(value) }),
      })),
    );
  }
  return [{ name, path: [], schema, fill: (value) => value }];
}

const known = new Map<z.ZodMiniType, Field[]>();

function fieldsOfSchema(schema: z.ZodMiniType): Field[] {
  const fields =
    known.get(schema) ??
    fieldsOf(
      z.toJSONSchema(schema, { io: 'output', target: 'draft-7', reused: 'inline', unrepresentable: 'any' }),
    );
  known.set(schema, fields);
  return fields;
}

const texts = [
  '',
  'a',
  'Zoë "O’Hara"\u2028',
  'x'.repeat(80),
  'x'.repeat(200),
  'x'.repeat(2000),
  '😀'.repeat(40),
  'two\nlines',
  'ann@example.com',
  '(555) 010-0199',
  '75201',
  'TX',
  '2026-11-30',
  '2028-02-29',
  '2026-11-30T23:59:59.123Z',
  'other',
  '7d9f0a3e-0f6c-4c4e-9a2b-5a1f0d3c2b11',
  'America/New_York',
  'Pacific/Honolulu',
  '#1a2b3c',
  '1HGCM82633A004352',
  '/logos/7d9f0a3e-0f6c-4c4e-9a2b-5a1f0d3c2b11.png',
];

/** Values of the field's kind, at its limits and within them. */
function valuesFor({ enum: choices, const: only, type, minimum, maximum }: JsonSchema): unknown[] {
  if (only !== undefined) return [only];
  if (type === 'null') return [null];
  if (choices) return choices;
  if (type === 'boolean') return [true, false];
  if (type === 'string') return texts;
  if (type !== 'integer' && type !== 'number') return [];
  const [min, max] = [Math.max(minimum ?? 0, -1e9), Math.min(maximum ?? 1e9, 1e9)];
  const whole = fc.sample(fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), {
    numRuns: 20,
    seed: 1,
  });
  const fractions = [1202.32, 0.07, 1e-7, ...whole.flatMap((value) => [value / 100, Number(`${value}.32`)])];
  return [min, max, 0, 1, ...whole, ...(type === 'number' ? fractions : [])];
}

/** Whether the request takes this value there, whatever the rest of the body is: with all other fields, or with none. */
function isTaken(body: z.ZodMiniType, field: Field, value: unknown): boolean {
  const whole = field.fill(value) as object;
  const alone = Object.fromEntries(Object.entries(whole).filter(([key]) => key === field.path[0]));
  return [whole, alone].some((one) => {
    const issues = z.safeParse(body, one).error?.issues ?? [];
    return !issues.some(({ path }) => field.path.every((part, index) => part === path[index]));
  });
}

/** It says which order is meant; the answer has the one that was found. */
const keys = new Set(['orderId']);

const headOf = ({ path }: Endpoint) => path.split('/')[1];
const samePlace = (one: Field, other: Field) =>
  one.path.join('.') === other.path.join('.') && one.schema.type === other.schema.type;

interface Pair {
  place: string;
  request: Field;
  answer: Field;
  row: Endpoint;
  values: unknown[];
}

/** The fields of a body that stand at the same place in its answer, or in one that reads what it wrote. */
function pairsOf(write: Endpoint, body: z.ZodMiniType): Pair[] {
  const rows = allEndpoints.filter(
    (row) => !row.file && (row === write || (row.method === 'GET' && headOf(row) === headOf(write))),
  );
  const answers = rows.flatMap((row) => fieldsOfSchema(row.reply).map((answer) => ({ row, answer })));
  const kept = fieldsOfSchema(body).filter(({ name }) => !keys.has(name));
  return kept.flatMap((request) => {
    const places = answers.filter(({ answer }) => samePlace(request, answer));
    const values =
      places.length > 0 ? valuesFor(request.schema).filter((value) => isTaken(body, request, value)) : [];
    return places.map((place) => ({ ...place, request, place: request.path.join('.'), values }));
  });
}

const writes = allEndpoints.flatMap((write) =>
  write.body ? pairsOf(write, write.body).map((pair) => ({ write, ...pair })) : [],
);

function isWritten(row: Endpoint, reply: unknown): boolean {
  try {
    checkReply(row, reply);
    return true;
  } catch {
    return false;
  }
}

describe('every answer of the contract', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it.each(
    writes.map(
      (pair) =>
        [
          `${pair.write.method} ${pair.write.path} ${pair.place} → ${pair.row.method} ${pair.row.path}`,
          pair,
        ] as const,
    ),
  )('is written with what the request takes: %s', (_name, { values, row, answer }) => {
    expect(values).not.toEqual([]);
    expect(values.filter((value) => !isWritten(row, answer.fill(value)))).toEqual([]);
  });
});

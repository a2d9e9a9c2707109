import type * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Where what is written may not be what is read. */
export interface Misfit {
  /** `vehicles[].price`; '' for the whole. */
  path: string;
  problem: string;
}

const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;
const sameRules = ['pattern', 'format', 'multipleOf', 'allOf'] as const;

/**
 * Where a value that fits the schema of its writer may not fit that of its reader. A reader passes over fields that it does
 * not know, unless its schema is strict.
 */
export function misfits(written: unknown, read: unknown, path = ''): Misfit[] {
  if (!isLimited(read)) return [];
  const readers = variantsOf(read);
  return valuesOf(written).flatMap((variant) => {
    const found = readers.map((reader) => misfitsOf(variant, reader, path));
    if (found.some(({ length }) => length === 0)) return [];
    // Of the reader that comes nearest: one whose type is right names the field.
    return found.find((each) => each.every((misfit) => misfit.path !== path)) ?? found[0] ?? [];
  });
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const isLimited = (schema: unknown): schema is JsonSchema =>
  isSchema(schema) && Object.keys(schema).some((key) => key !== 'default' && key !== '$schema');

function variantsOf(schema: JsonSchema): JsonSchema[] {
  const { anyOf = schema.oneOf, type } = schema;
  if (anyOf) return anyOf.filter(isSchema).flatMap(variantsOf);
  return Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : [schema];
}

/** Each value of an enumeration on its own. */
const valuesOf = (schema: unknown): JsonSchema[] =>
  variantsOf(isSchema(schema) ? schema : {}).flatMap((variant) =>
    (variant.enum ?? []).length > 0 ? (variant.enum ?? []).map((value) => ({ const: value })) : [variant],
  );

function misfitsOf(written: JsonSchema, read: JsonSchema, path: string): Misfit[] {
  const only = read.const === undefined ? read.enum : [read.const];
  if (written.const !== undefined) {
    const isRead = only ? only.includes(written.const) : isOfType(written.const, read.type);
    return isRead ? [] : [{ path, problem: `may be ${JSON.stringify(written.const)}, which is not known` }];
  }
  if (only)
    return [{ path, problem: `may be more than ${only.map((value) => JSON.stringify(value)).join(', ')}` }];
  const isWhole = written.type === 'integer' && read.type === 'number';
  if (written.type !== read.type && !isWhole) {
    return [{ path, problem: `is ${written.type ?? 'anything'}, where ${read.type} is read` }];
  }
  return [...narrowerRules(written, read, path), ...misfitsInside(written, read, path)];
}

function isOfType(value: unknown, type: JsonSchema['type']): boolean {
  if (value === null) return type === 'null';
  return typeof value === 'number' ? type === 'number' || type === 'integer' : typeof value === type;
}

function narrowerRules(written: JsonSchema, read: JsonSchema, path: string): Misfit[] {
  const isNarrower = [
    ...lowerLimits.map((rule) => [rule, (read[rule] ?? -Infinity) > (written[rule] ?? -Infinity)] as const),
    ...upperLimits.map((rule) => [rule, (read[rule] ?? Infinity) < (written[rule] ?? Infinity)] as const),
    ...sameRules.map(
      (rule) => [rule, read[rule] !== undefined && !isSame(read[rule], written[rule])] as const,
    ),
  ];
  return isNarrower
    .filter(([, isSo]) => isSo)
    .map(([rule]) => ({
      path,
      problem: `is read by a narrower rule: ${rule} ${JSON.stringify(read[rule])}`,
    }));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function misfitsInside(written: JsonSchema, read: JsonSchema, path: string): Misfit[] {
  if (read.type === 'array') return misfitsOfItems(written, read, `${path}[]`);
  if (read.type !== 'object') return [];
  const { properties = {}, required = [] } = written;
  const absent = (read.required ?? [])
    .filter((key) => !required.includes(key))
    .map((key) => ({ path: fieldOf(path, key), problem: 'is required, and may be absent' }));
  const given = Object.entries(properties).flatMap(([key, property]) => {
    const field = fieldOf(path, key);
    const reader = read.properties?.[key] ?? read.additionalProperties;
    return reader === false
      ? [{ path: field, problem: 'is refused as unknown' }]
      : misfits(property, reader, field);
  });
  const others = isSchema(written.additionalProperties)
    ? misfits(written.additionalProperties, read.additionalProperties, fieldOf(path, '*'))
    : [];
  return [...absent, ...given, ...others];
}

/** Tuples item by item, lists by the one schema of their items. */
function misfitsOfItems(written: JsonSchema, read: JsonSchema, path: string): Misfit[] {
  const tuple = read.prefixItems ?? [];
  const each = tuple.flatMap((item, index) =>
    misfits(written.prefixItems?.[index] ?? written.items, item, path),
  );
  return [
    ...each,
    ...(isLimited(read.items) ? misfits(written.items ?? written.prefixItems, read.items, path) : []),
  ];
}

const fieldOf = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

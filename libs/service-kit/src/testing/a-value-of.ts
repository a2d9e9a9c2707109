import type * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export const isSchema = (schema: unknown): schema is JsonSchema =>
  typeof schema === 'object' && schema !== null;

/** Some value that fits a JSON Schema. */
export function aValueOf(schema: unknown): unknown {
  if (!isSchema(schema)) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return aValueOf(schema.anyOf[0]);
  if (Array.isArray(schema.type)) return aValueOf({ ...schema, type: schema.type[0] });
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties ?? {});
    return Object.fromEntries(properties.map(([key, property]) => [key, aValueOf(property)]));
  }
  if (schema.type === 'array') {
    const { items } = schema;
    if (Array.isArray(items)) return items.map(aValueOf);
    return Array.from({ length: schema.minItems ?? 2 }, () => aValueOf(items));
  }
  if (schema.type === 'string') {
    const byFormat = {
      uuid: '7d9f0a3e-0f6c-4c4e-9a2b-5a1f0d3c2b11',
      'date-time': '2026-11-30T23:59:59.123Z',
    };
    return byFormat[schema.format as keyof typeof byFormat] ?? 'Text with "quotes" \\ and\u2028more';
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  return schema.type === 'boolean' ? true : null;
}

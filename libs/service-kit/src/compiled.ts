import * as z from 'zod/mini';

const seen = new WeakSet<object>();

/**
 * The schema, with a generated parser in each of its objects: half the CPU for a list or a price. zod/mini, which areas of the web
 * need for its size, leaves that to whole zod. Once for each schema; the parser is generated when it is first used.
 */
export function compiled<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  compile(schema);
  return schema;
}

function compile(value: unknown): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (!(value instanceof z.core.$ZodType)) return void Object.values(value).forEach(compile);
  if (value instanceof z.core.$ZodObject) {
    const { parse } = value._zod;
    z.core.$ZodObjectJIT.init(value, value._zod.def);
    if (value._zod.run === parse) value._zod.run = value._zod.parse;
  }
  Object.values(value._zod.def).forEach(compile);
}

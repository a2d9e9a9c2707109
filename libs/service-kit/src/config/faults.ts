import * as z from 'zod/mini';
import { variableOf, type Weakness } from './variables.js';

export type Environment = Record<string, string | undefined>;
/** What a part, or a module of it, reads from the environment. */
export type ConfigSchema = z.ZodMiniObject;

/** An empty value counts as absent. */
export function givenIn(env: Environment): Record<string, string> {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given) as Record<string, string>;
}

/** Everything that is wrong for these schemas: `NAME: what`, each once, without values. */
export function faultsOf(schemas: readonly ConfigSchema[], env: Environment): string[] {
  const given = givenIn(env);
  const invalid = schemas.flatMap((schema) => invalidIn(schema, given));
  const weak = env.NODE_ENV === 'production' ? weakIn(schemas, given) : [];
  return [...new Set([...invalid, ...weak])];
}

function invalidIn(schema: ConfigSchema, given: Record<string, string>): string[] {
  const { error } = z.safeParse(schema, given);
  return (error?.issues ?? []).map(({ path, message }) => {
    const name = path.join('.') || '(all)';
    const isMissing = name in schema.shape && !(name in given);
    return `${name}: ${isMissing ? 'is missing' : message}`;
  });
}

/** Refused in production alone. Values that are not valid have been named already. */
function weakIn(schemas: readonly ConfigSchema[], given: Record<string, string>): string[] {
  const fields = schemas.flatMap(({ shape }) => Object.entries(shape));
  const valid = fields.flatMap(([name, field]) => {
    const { success, data } = z.safeParse(field, given[name]);
    return success && data !== undefined
      ? [{ name, value: data as unknown, variable: variableOf(field) }]
      : [];
  });
  const all = Object.fromEntries(valid.map(({ name, value }) => [name, value]));
  const weak = valid.flatMap(({ name, value, variable }) => {
    const weakness: Weakness | undefined = variable?.weaknessOf?.(value as never, all);
    return weakness ? [`${name}: ${weakness}`] : [];
  });
  const secrets = valid.filter(({ value, variable }) => variable?.isSecret && value !== '');
  return [...weak, ...equalAmong(secrets)];
}

function equalAmong(secrets: readonly { name: string; value: unknown }[]): string[] {
  const namesOf = new Map<unknown, Set<string>>();
  for (const { name, value } of secrets) namesOf.set(value, new Set([...(namesOf.get(value) ?? []), name]));
  return [...namesOf.values()]
    .filter((names) => names.size > 1)
    .map((names) => `${[...names].join(', ')}: are equal, but each needs a value of its own`);
}

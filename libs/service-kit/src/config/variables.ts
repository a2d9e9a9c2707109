import * as z from 'zod/mini';

/** What is wrong with a value, to be read after the variable's name. Never quotes the value. Null: nothing. */
export type Weakness = string | null;

/** What is said of an environment variable, and asked of it in production, besides its type. */
export interface Variable {
  /** For those who run the product: `docs/operations/configure.md` shows it. */
  what: string;
  /** May not be equal to another one. */
  isSecret?: boolean;
  /** @param all the other values that the part reads, by name */
  weaknessOf?: (value: z.core.$output, all: Readonly<Record<string, unknown>>) => Weakness;
}

export const variables = z.registry<Variable>();

/** Of a field, or of the one that it gives a default to. */
export function variableOf(field: z.core.$ZodType): Variable | undefined {
  const own = variables.get(field);
  if (own) return own as Variable;
  const { def } = field._zod;
  return 'innerType' in def ? variableOf(def.innerType as z.core.$ZodType) : undefined;
}

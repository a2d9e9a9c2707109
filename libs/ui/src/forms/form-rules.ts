import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { messages } from '@overland/contracts';
import { t } from '@overland/i18n';
import type { FieldErrors, FieldValues, Resolver, ResolverError } from 'react-hook-form';

/** A schema of the contract: zod's are Standard Schemas. */
type Schema<Input extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Input, unknown, Output>
>[0];

/**
 * What a form's values must be: a schema, or how it is loaded. A form of a first view loads it, as its fields can be drawn without:
 * the first press of a key or pointer fetches it. The focus does not, as a page gives it to its first field.
 */
export type FormRules<Input extends FieldValues, Output> =
  | Schema<Input, Output>
  | (() => Promise<Schema<Input, Output>>);

/** Without its rules a form checks nothing, and sends nothing. */
const notLoaded = 'notLoaded';

export function resolverOf<Input extends FieldValues, Output>(
  rules: FormRules<Input, Output>,
): Resolver<Input, unknown, Output> {
  if (typeof rules !== 'function') return standardSchemaResolver(rules);
  return async (...asked) => {
    const schema = await rules().catch(() => null);
    if (schema) return standardSchemaResolver(schema)(...asked);
    const errors = { root: { type: notLoaded, message: t(messages.unavailable) } };
    return { values: {}, errors } as ResolverError<Input>;
  };
}

/** Loads them before they are needed; what fails is tried again then. */
export function loadRules<Input extends FieldValues, Output>(rules: FormRules<Input, Output>): void {
  if (typeof rules === 'function') void rules().catch(() => undefined);
}

/** What a refusal of no field says, which nobody can correct: that is a fault of ours, but for rules that could not be loaded. */
export function faultIn(errors: FieldErrors): string | null {
  if (Object.keys(errors).some((name) => name !== 'root')) return null;
  const { root } = errors;
  return (root?.type === notLoaded && root.message) || t(messages.internal);
}

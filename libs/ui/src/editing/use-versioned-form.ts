import { ApiError } from '@overland/web';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Difference, type EditedField, mergeVersions, put, type Versions } from './merge-versions';
import { useDiscardPrompt } from './use-discard-prompt';

export interface VersionedFormOptions<Stored, Input, Output> {
  loaded: Stored;
  /** Names the thing where a question is asked: "Order #10234". */
  title: string;
  /** A stored version as the form shows it. */
  valuesOf: (stored: Stored) => Input;
  /** The fields that are several values, or whose label is not simply their name. */
  fieldsOf: (versions: Versions<Input>) => readonly EditedField<Stored>[];
  send: (values: Output, stored: Stored) => Promise<Stored>;
  /** The newer version that a refused save tells of in its details; null where there is none. */
  newerOf: (details: Readonly<Record<string, unknown>>) => Stored | null | Promise<Stored | null>;
}

/**
 * A stored thing beside the form that changes it. A version that somebody else saved meanwhile is never overwritten
 * unseen: it is put under what was typed, and `ConflictNotice` says what it changed.
 */
export function useVersionedForm<Stored, Input extends FieldValues, Output>(
  options: VersionedFormOptions<Stored, Input, Output>,
) {
  const { loaded, title, valuesOf, fieldsOf, send, newerOf } = options;
  type FormOf = UseFormReturn<Input, unknown, Output>;
  const [stored, setStored] = useState(loaded);
  const [differences, setDifferences] = useState<readonly Difference<Stored>[] | null>(null);
  /** Grows whenever the form starts over: a `key` for parts of the page that must start over with it. */
  const [round, setRound] = useState(0);
  const ask = useDiscardPrompt(title);

  const begin = (next: Stored, form: FormOf) => {
    setStored(next);
    setDifferences(null);
    setRound((count) => count + 1);
    form.reset(valuesOf(next));
  };
  const mergeWith = (base: Stored, theirs: Stored, form: FormOf) => {
    const versions = { base: valuesOf(base), mine: form.getValues(), theirs: valuesOf(theirs) };
    return mergeVersions(versions, fieldsOf(versions));
  };
  /** Merges their version with what was typed. */
  const meet = (theirs: Stored, form: FormOf) => {
    const merged = mergeWith(stored, theirs, form);
    setStored(theirs);
    setDifferences(merged.differences);
    form.reset(valuesOf(theirs));
    form.reset(merged.values, { keepDefaultValues: true });
  };
  /** @returns null where a newer version is to be looked at first. */
  const save = async (values: Output, form: FormOf, madeFrom = stored): Promise<Stored | null> => {
    try {
      const saved = await send(values, madeFrom);
      begin(saved, form);
      return saved;
    } catch (error) {
      const theirs = error instanceof ApiError && error.code === 'conflict' && (await newerOf(error.details));
      if (!theirs) throw error;
      // They changed nothing that this form would overwrite.
      if (mergeWith(madeFrom, theirs, form).differences.length === 0) return save(values, form, theirs);
      meet(theirs, form);
      return null;
    }
  };
  /** Takes their value of a field, or mine again. */
  const choose = (one: Difference<Stored>, choice: 'mine' | 'theirs', form: FormOf) => {
    const values = structuredClone(form.getValues());
    put(values, { ...one, value: one[choice] }, valuesOf(stored));
    form.reset(values, { keepDefaultValues: true });
    setDifferences((all) => all?.map((other) => (other === one ? { ...one, choice } : other)) ?? null);
  };
  const discard = (form: FormOf) => ask(() => begin(stored, form));
  return { stored, differences, round, begin, meet, save, choose, discard };
}

export type VersionedForm<Stored, Input extends FieldValues, Output> = ReturnType<
  typeof useVersionedForm<Stored, Input, Output>
>;

import { type ChangedValue, User } from '@overland/contracts';
import { ApiError, useNotices } from '@overland/web';
import { useState } from 'react';
import { mergeValue } from '../editing/merge-values';
import { useDiscardQuestion } from '../editing/unsaved-questions';
import { type PersonValues, valuesOf } from '../users/form-values';
import type { Caller } from '../users/use-caller';
import { nameOf } from '../users/use-user-steps';
import { changedDetails } from './changed-details';

/** What this needs of react-hook-form's form. */
interface FormHandle {
  getValues(): PersonValues;
  reset(values: PersonValues): void;
  setValue(
    key: keyof PersonValues,
    value: PersonValues[keyof PersonValues],
    options: { shouldDirty: true },
  ): void;
}

/** The stored person beside the form. A newer version is never overwritten: it is loaded under what was typed. */
export function useStoredUser(loaded: User, caller: Caller) {
  const [stored, setStored] = useState(loaded);
  /** What somebody else changed in the meantime; null when nobody did. */
  const [theirChanges, setTheirChanges] = useState<readonly ChangedValue[] | null>(null);
  const notify = useNotices((state) => state.notify);
  const ask = useDiscardQuestion(nameOf(stored));

  const merge = (theirs: User, form: FormHandle) => {
    const [base, newer] = [valuesOf(stored, caller), valuesOf(theirs, caller)];
    const merged = mergeValue({ base, mine: form.getValues(), theirs: newer });
    setStored(theirs);
    setTheirChanges(changedDetails(stored, theirs));
    form.reset(newer);
    for (const key of Object.keys(newer) as (keyof PersonValues)[]) {
      form.setValue(key, merged[key], { shouldDirty: true });
    }
  };
  /** @param send the change, made on the stored version */
  const save = async (form: FormHandle, send: (version: number) => Promise<User>) => {
    try {
      const saved = await send(stored.version);
      setStored(saved);
      setTheirChanges(null);
      form.reset(valuesOf(saved, caller));
      notify('success', 'The changes have been saved.');
    } catch (error) {
      const theirs = newerVersion(error);
      if (theirs === null) throw error;
      merge(theirs, form);
    }
  };
  const discard = (form: FormHandle) =>
    ask(() => {
      setTheirChanges(null);
      form.reset(valuesOf(stored, caller));
    });
  return { stored, theirChanges, save, discard };
}

/** A conflict carries the person as stored by now. */
function newerVersion(error: unknown): User | null {
  if (!(error instanceof ApiError && error.code === 'conflict')) return null;
  return User.safeParse(error.details.user).data ?? null;
}

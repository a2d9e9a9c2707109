import { PortalForm, type PortalFormInput, PortalRecord } from '@overland/contracts';
import { ApiError, useNotices } from '@overland/web';
import { useState } from 'react';
import { useDiscardQuestion } from '../editing/unsaved-questions';
import { describeChanges } from './describe-changes';
import { mergePortal } from './merge-portal';
import { valuesOf } from './portal-values';

/** What this needs of react-hook-form's form. */
interface FormHandle {
  getValues(): PortalFormInput;
  reset(values: PortalForm): void;
  setValue(key: keyof PortalForm, value: PortalForm[keyof PortalForm]): void;
}

interface Saving {
  /** Sends the change, made on the stored version. */
  send: (version: number) => Promise<PortalRecord>;
  savedText: string;
  form: FormHandle;
}

/** The stored portal beside its form. A newer version is never overwritten: it is loaded under what was typed. */
export function useStoredPortal(loaded: PortalRecord) {
  const [stored, setStored] = useState(loaded);
  /** What somebody else changed in the meantime; null when nobody did. */
  const [theirChanges, setTheirChanges] = useState<readonly string[] | null>(null);
  const notify = useNotices((state) => state.notify);
  const ask = useDiscardQuestion(stored.companyName);

  const merge = (theirs: PortalRecord, form: FormHandle) => {
    const [base, newer] = [valuesOf(stored), valuesOf(theirs)];
    // The form began with every field.
    const mine = form.getValues() as PortalForm;
    const merged = mergePortal({ base, mine, theirs: newer });
    setStored(theirs);
    setTheirChanges(describeChanges(base, newer));
    form.reset(newer);
    for (const key of Object.keys(PortalForm.shape) as (keyof PortalForm)[]) form.setValue(key, merged[key]);
  };
  const save = async ({ send, savedText, form }: Saving) => {
    try {
      const saved = await send(stored.version);
      setStored(saved);
      setTheirChanges(null);
      form.reset(valuesOf(saved));
      notify('success', savedText);
    } catch (error) {
      const theirs = newerVersion(error);
      if (theirs === null) throw error;
      merge(theirs, form);
    }
  };
  const discard = (form: FormHandle) =>
    ask(() => {
      setTheirChanges(null);
      form.reset(valuesOf(stored));
    });
  return { stored, theirChanges, save, discard };
}

/** A conflict carries the portal as it is by now. */
function newerVersion(error: unknown): PortalRecord | null {
  if (!(error instanceof ApiError && error.code === 'conflict')) return null;
  return PortalRecord.safeParse(error.details.portal).data ?? null;
}

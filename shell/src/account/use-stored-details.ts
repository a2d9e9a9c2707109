import { type account, type RequestOf, User } from '@overland/contracts';
import { ApiError, useNotices } from '@overland/web';
import { useState } from 'react';

export type Details = Omit<RequestOf<typeof account.update>['body'], 'version'>;

/** What this needs of react-hook-form's form. */
interface FormHandle {
  getValues(): Details;
  reset(values: Details): void;
  setValue(key: keyof Details, value: string, options: { shouldDirty: true }): void;
}

export const detailsOf = ({ email, firstName, lastName, phone, mobilePhone }: User): Details => ({
  ...{ email, firstName, lastName, phone, mobilePhone },
  currentPassword: '',
});

/**
 * The stored details beside their form. A newer version, of an administrator or of another tab, is never overwritten: it
 * is loaded under what was typed.
 */
export function useStoredDetails(loaded: User) {
  const [stored, setStored] = useState(loaded);
  /** The fields that were changed elsewhere in the meantime, with what is stored now; null when none were. */
  const [newer, setNewer] = useState<readonly string[] | null>(null);
  const notify = useNotices((state) => state.notify);

  const merge = (theirs: User, form: FormHandle) => {
    const [base, mine, now] = [detailsOf(stored), form.getValues(), detailsOf(theirs)];
    setStored(theirs);
    setNewer(changedLabels(base, now));
    form.reset(now);
    for (const key of Object.keys(now) as (keyof Details)[]) {
      if (mine[key] !== base[key]) form.setValue(key, mine[key] ?? '', { shouldDirty: true });
    }
  };
  /** @param send the change, made on the stored version */
  const save = async (form: FormHandle, send: (version: number) => Promise<User>) => {
    try {
      const saved = await send(stored.version);
      setStored(saved);
      setNewer(null);
      form.reset(detailsOf(saved));
      notify('success', 'Account updated successfully.');
    } catch (error) {
      const theirs = newerVersion(error);
      if (theirs === null) throw error;
      merge(theirs, form);
    }
  };
  return { stored, newer, save };
}

const labels: Partial<Record<keyof Details, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  mobilePhone: 'Mobile phone',
};

/** "First name is now Kay" */
function changedLabels(before: Details, after: Details): string[] {
  return (Object.keys(labels) as (keyof Details)[])
    .filter((key) => before[key] !== after[key])
    .map((key) => `${labels[key]} is now ${after[key] || 'empty'}`);
}

/** A conflict carries the account as stored by now. */
function newerVersion(error: unknown): User | null {
  if (!(error instanceof ApiError && error.code === 'conflict')) return null;
  return User.safeParse(error.details.user).data ?? null;
}

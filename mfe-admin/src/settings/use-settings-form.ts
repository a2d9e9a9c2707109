import { type GlobalSettings, type SettingsForm, settings } from '@overland/contracts';
import { ApiError, useApiMutation, useNotices } from '@overland/web';
import { useState } from 'react';
import { mergeSettings } from './merge-settings';
import { loadSettings } from './use-settings';

/** What this page needs of react-hook-form's form. */
interface FormHandle {
  getValues(): SettingsForm;
  reset(values: SettingsForm): void;
  setValue(part: keyof SettingsForm, value: SettingsForm[keyof SettingsForm]): void;
}

/** `newer`: someone else saved in the meantime. `merged`: theirs is loaded with our changes on top. */
export type Conflict = 'none' | 'newer' | 'merged';

export const documentOf = ({ serviceLevels, holidays, defaultSheet }: SettingsForm): SettingsForm => ({
  serviceLevels,
  holidays,
  defaultSheet,
});

/** The stored settings, and saving a change of them: a newer version is never overwritten. */
export function useSettingsForm(loaded: GlobalSettings) {
  const [stored, setStored] = useState(loaded);
  const [conflict, setConflict] = useState<Conflict>('none');
  const notify = useNotices((state) => state.notify);
  const update = useApiMutation(settings.update, {
    refreshes: [settings.get, settings.history],
    whenUnreachable: 'There was an error updating settings',
  });

  const save = async (values: SettingsForm, form: FormHandle) => {
    try {
      const saved = await update.mutateAsync({ body: { ...values, version: stored.version } });
      setStored(saved);
      setConflict('none');
      form.reset(documentOf(saved));
      notify('success', 'Settings have been saved.');
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
      setConflict('newer');
    }
  };
  const loadNewer = async (form: FormHandle) => {
    try {
      const theirs = await loadSettings();
      const merged = mergeSettings({
        base: documentOf(stored),
        mine: form.getValues(),
        theirs: documentOf(theirs),
      });
      setStored(theirs);
      setConflict('merged');
      form.reset(documentOf(theirs));
      for (const key of ['serviceLevels', 'holidays', 'defaultSheet'] as const)
        form.setValue(key, merged[key]);
    } catch (error) {
      notify('error', error instanceof ApiError ? error.message : 'There was an error getting settings');
    }
  };
  const discard = (form: FormHandle) => {
    setConflict('none');
    form.reset(documentOf(stored));
  };
  return { stored, conflict, save, loadNewer, discard };
}

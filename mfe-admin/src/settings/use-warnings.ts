import { SettingsForm, type SettingsWarning, settings } from '@overland/contracts';
import { useWatch } from '@overland/ui/forms';
import { keepPreviousData, useApiQuery, useSettled } from '@overland/web';
import { changedSections } from './sections';
import { useStored } from './stored-values';
import { documentOf } from './use-settings-form';

const pauseMs = 500;

/**
 * What the server says about the settings as they stand in the form; where they cannot be saved yet, what it said last.
 * Without an answer those of the stored settings stay: saving tells them in any case.
 */
export function useWarnings(): readonly SettingsWarning[] {
  const stored = useStored();
  const form = useSettled(documentOf(useWatch() as SettingsForm), pauseMs);
  const isChanged = changedSections(stored, form).length > 0;
  const { data } = useApiQuery(
    settings.warnings,
    { body: form },
    {
      enabled: isChanged && SettingsForm.safeParse(form).success,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
  );
  return isChanged && data ? data.warnings : stored.warnings;
}

import { type GlobalSettings, SettingsForm, type SettingsWarning } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useWatch } from '@overland/ui/forms';
import { keepPreviousData, useApiQuery, useSettled } from '@overland/web';
import { useStored } from '../editing/stored-values';
import { documentOf } from './edited-fields';
import { changedSections } from './sections';

const pauseMs = 500;

/**
 * The server's warnings about the settings in the form; while these cannot be saved yet, its last ones. Without an
 * answer those of the stored settings stay: saving answers them in any case.
 */
export function useWarnings(): readonly SettingsWarning[] {
  const stored = useStored<GlobalSettings>();
  const form = useSettled(documentOf(useWatch() as SettingsForm), pauseMs);
  const isChanged = changedSections(stored, form).length > 0;
  const { data } = useApiQuery(
    calls.settings.warnings,
    { body: form },
    {
      enabled: isChanged && SettingsForm.safeParse(form).success,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
  );
  return isChanged && data ? data.warnings : stored.warnings;
}

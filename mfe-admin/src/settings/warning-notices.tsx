import { type GlobalSettings, SettingsForm, type SettingsWarning } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Notice } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';
import { keepPreviousData, useApiQuery, useSettled } from '@overland/web';
import { useStored } from '../editing/stored-values';
import { documentOf } from './edited-fields';
import { changedSections } from './sections';

/** They are beside the form, so that nothing in it moves. */
export function WarningNotices({ codes }: { codes: readonly SettingsWarning['code'][] }) {
  return useWarnings()
    .filter(({ code }) => codes.includes(code))
    .map(({ message }) => (
      <Notice key={message} tone="amber" live>
        {message}
      </Notice>
    ));
}

const pauseMs = 500;

/**
 * While the values cannot be saved, the last warnings stay; without an answer, those of the stored settings. Saving
 * checks them in any case.
 */
function useWarnings(): readonly SettingsWarning[] {
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

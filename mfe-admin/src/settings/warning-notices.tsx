import type { SettingsWarning } from '@overland/contracts';
import { Notice } from '@overland/ui';
import { useWarnings } from './use-warnings';

/** The server's warnings while the settings are edited. They are beside the form, so that nothing in it moves. */
export function WarningNotices({ codes }: { codes: readonly SettingsWarning['code'][] }) {
  return useWarnings()
    .filter(({ code }) => codes.includes(code))
    .map(({ message }) => (
      <Notice key={message} tone="amber" live>
        {message}
      </Notice>
    ));
}

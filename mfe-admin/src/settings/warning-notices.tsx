import type { SettingsWarning } from '@overland/contracts';
import { Notice } from '@overland/ui';
import { useWarnings } from './use-warnings';

/** What the server says about the settings as they are being edited, each where it can be mended. */
export function WarningNotices({ codes }: { codes: readonly SettingsWarning['code'][] }) {
  return useWarnings()
    .filter(({ code }) => codes.includes(code))
    .map(({ message }) => (
      <Notice key={message} tone="amber" live>
        {message}
      </Notice>
    ));
}

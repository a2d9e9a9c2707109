import type { SettingsWarning } from '@overland/contracts';
import { Notice } from '@overland/ui';
import { useStored } from './stored-values';

/** What the server says about the stored settings, each where it can be mended. */
export function WarningNotices({ codes }: { codes: readonly SettingsWarning['code'][] }) {
  return useStored()
    .warnings.filter(({ code }) => codes.includes(code))
    .map(({ message }) => (
      <Notice key={message} tone="amber">
        {message}
      </Notice>
    ));
}

import type { SettingsForm } from '@overland/contracts';
import { useFormContext, useWatch } from '@overland/ui/forms';
import { useEffect, useRef } from 'react';

/** A change of one level can make another one wrong: a slower pickup never costs more. All are checked while typing. */
export function useLevelOrderCheck(): void {
  const { trigger } = useFormContext<SettingsForm>();
  const levels = useWatch<SettingsForm, 'serviceLevels'>({ name: 'serviceLevels' });
  const percents = levels.map(({ adjustmentPercent }) => adjustmentPercent);
  const text = percents.join();
  const checked = useRef(text);
  useEffect(() => {
    if (text === checked.current) return;
    checked.current = text;
    void trigger(text.split(',').map((_, at) => `serviceLevels.${at}.adjustmentPercent` as const));
  }, [text, trigger]);
}

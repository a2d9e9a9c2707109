import type { SettingsForm } from '@overland/contracts';
import { mergeRows, mergeValue, type Versions } from '../editing/merge-values';

/**
 * Their newer version with my changes on top: where both changed a value, mine stays in the form, and the form shows
 * theirs as the stored one.
 */
export function mergeSettings({ base, mine, theirs }: Versions<SettingsForm>): SettingsForm {
  const part = <K extends keyof SettingsForm>(key: K): Versions<SettingsForm[K]> => ({
    base: base[key],
    mine: mine[key],
    theirs: theirs[key],
  });
  return {
    serviceLevels: mergeValue(part('serviceLevels')),
    defaultSheet: mergeValue(part('defaultSheet')),
    // Day by day.
    holidays: mergeRows(part('holidays'), ({ date }) => date),
  };
}

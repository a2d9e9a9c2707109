import type { Holiday, SettingsForm } from '@overland/contracts';

interface Versions {
  /** What the form began with. */
  base: SettingsForm;
  /** What stands in the form. */
  mine: SettingsForm;
  /** What somebody else saved meanwhile. */
  theirs: SettingsForm;
}

/**
 * The newer version with one's own changes on top: where both changed a value one's own stays in the form, and the
 * form shows theirs beside it as what is stored.
 */
export function mergeSettings({ base, mine, theirs }: Versions): SettingsForm {
  return {
    serviceLevels: mergeValue(base.serviceLevels, mine.serviceLevels, theirs.serviceLevels),
    defaultSheet: mergeValue(base.defaultSheet, mine.defaultSheet, theirs.defaultSheet),
    holidays: mergeHolidays(base.holidays, mine.holidays, theirs.holidays),
  };
}

/** Field by field; levels and bands are always as many, so that their places match. */
function mergeValue<T>(base: T, mine: T, theirs: T): T {
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mine.map((value, at) => mergeValue<unknown>(base[at], value, theirs[at])) as T;
  }
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const keys = Object.keys(theirs);
    return Object.fromEntries(keys.map((key) => [key, mergeValue(base[key], mine[key], theirs[key])])) as T;
  }
  return mine === base ? theirs : mine;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Day by day: added here or there is added, removed here or there is removed. */
function mergeHolidays(base: Holiday[], mine: Holiday[], theirs: Holiday[]): Holiday[] {
  const [was, own, stored] = [base, mine, theirs].map(
    (list) => new Map(list.map(({ date, name }) => [date, name])),
  );
  const days = [...new Set([...mine, ...theirs].map(({ date }) => date))].sort();
  return days.flatMap((date) => {
    const name = own?.get(date) === was?.get(date) ? stored?.get(date) : own?.get(date);
    return name === undefined ? [] : [{ date, name }];
  });
}

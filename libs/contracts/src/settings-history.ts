import * as z from 'zod/mini';
import { id, instant, queryInt } from './fields.js';
import { page } from './list.js';

export const settingsActions = [
  'settings.changed',
  'model.added',
  'model.changed',
  'model.removed',
  'makes.imported',
] as const;
export type SettingsAction = (typeof settingsActions)[number];

/** One difference, as display text: "251–500 mi", "$810", "$825"; null where there was, or is, nothing. */
export const ChangedValue = z.object({
  what: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type ChangedValue = z.infer<typeof ChangedValue>;

export const SettingsHistoryRow = z.object({
  _id: z.string(),
  at: instant,
  userId: id,
  action: z.enum(settingsActions),
  /** At most `maxShownChanges` of them: an import may change thousands. */
  changes: z.array(ChangedValue),
  changeCount: z.int(),
});
export type SettingsHistoryRow = z.infer<typeof SettingsHistoryRow>;

export const maxShownChanges = 50;

export const SettingsHistoryQuery = z.strictObject({
  limit: z.optional(queryInt(1, 150)),
  /** The `next` of the page before. */
  cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
});
export const SettingsHistory = page(SettingsHistoryRow);

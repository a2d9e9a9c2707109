import * as z from 'zod/mini';
import { serviceLevels } from './constants.js';
import { decimal } from './decimal.js';
import { requiredText } from './fields.js';
import { Holiday, HolidayList } from './holidays.js';
import { RateSheet, RateSheetForm } from './rate-sheet.js';

export const ServiceLevelSetting = z.object({
  /** The level: picked up within this many business days. */
  value: z.literal(serviceLevels),
  name: z.string(),
  /** Added to the sheet's price, in percent; at most 0 for slower levels. */
  adjustmentPercent: z.number(),
});
export type ServiceLevelSetting = z.infer<typeof ServiceLevelSetting>;

/** Warnings for who changes prices; none of them prevents a change. */
export const SettingsWarning = z.object({
  code: z.enum([
    'holidaysEndSoon',
    'bandBelowPrevious',
    'whiteGloveBelowEnclosed',
    'enclosedBelowOpen',
    'noPrice',
    'discountTooHigh',
  ]),
  /** A sentence to show. */
  message: z.string(),
});
export type SettingsWarning = z.infer<typeof SettingsWarning>;

export const SettingsWarnings = z.object({ warnings: z.array(SettingsWarning) });

/** What the super admin reads and gets back from a change. */
export const GlobalSettings = z.object({
  serviceLevels: z.array(ServiceLevelSetting),
  holidays: z.array(Holiday),
  defaultSheet: RateSheet,
  /** Grows with every change; a change names the one it was made on. */
  version: z.int(),
  warnings: z.array(SettingsWarning),
});
export type GlobalSettings = z.infer<typeof GlobalSettings>;

/** Service levels and holidays for everyone who is signed in; the rest for the super admin alone. */
export const Settings = z.object({
  serviceLevels: z.array(ServiceLevelSetting),
  holidays: z.array(Holiday),
  defaultSheet: z.optional(RateSheet),
  version: z.optional(z.int()),
  warnings: z.optional(z.array(SettingsWarning)),
});
export type Settings = z.infer<typeof Settings>;

const percentMessage = 'Please enter a percentage from −100 to 100.';

const LevelChange = z.strictObject({
  value: z.literal(serviceLevels),
  name: requiredText(40),
  adjustmentPercent: decimal({ least: -100, tooLow: percentMessage, most: 100, tooHigh: percentMessage }),
});

/** Level by level from the fastest: a slower pickup never costs more (docs/product/prices.md, step 7). */
const levelsInOrder = z.check<z.infer<typeof LevelChange>[]>(({ value: levels, issues }) => {
  const refuse = (message: string, ...path: (string | number)[]) =>
    void issues.push({ code: 'custom', input: levels, path, message });
  const places = serviceLevels.map((level) => levels.findIndex(({ value }) => value === level));
  if (levels.length !== serviceLevels.length || places.includes(-1)) {
    return refuse('There are four service levels: 1, 3, 5 and 7.');
  }
  for (const [at, place] of places.entries()) {
    const level = levels[place];
    const faster = levels[places[at - 1] ?? -1];
    if (!level || !faster) continue;
    const most = Math.min(0, faster.adjustmentPercent);
    if (level.adjustmentPercent > most) {
      const limit = `${most < 0 ? '−' : ''}${Math.abs(most)}%`;
      refuse(
        `A slower pickup cannot cost more than a faster one: at most ${limit}.`,
        place,
        'adjustmentPercent',
      );
    }
    const isTaken = levels.some(
      (other) => other !== level && other.name.toLowerCase() === level.name.toLowerCase(),
    );
    if (isTaken) refuse('Another level has this name.', place, 'name');
  }
});

/** The document as the form has it: whole, so that one version covers all of it. */
export const SettingsForm = z.strictObject({
  serviceLevels: z.array(LevelChange).check(levelsInOrder),
  holidays: HolidayList,
  defaultSheet: RateSheetForm,
});
export type SettingsForm = z.infer<typeof SettingsForm>;

export const SettingsChange = z.extend(SettingsForm, {
  /** The version that was read; another one in force is a conflict. */
  version: z.int().check(z.gte(1)),
  /** Accepted and ignored; the role that counts is the session's. */
  role: z.optional(z.unknown()),
});
export type SettingsChange = z.infer<typeof SettingsChange>;

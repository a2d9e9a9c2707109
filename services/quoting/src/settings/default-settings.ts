import type { Holiday, ServiceLevelSetting } from '@overland/contracts';
import { federalHolidays } from '@overland/contracts/calendar';
import { DEFAULT_LEVELS } from '../pricing/constants.js';

/** The levels of a new installation. A super admin may change their names and percents. */
export const defaultServiceLevels: ServiceLevelSetting[] = DEFAULT_LEVELS.map(
  ({ level, adjustmentPercent }) => ({
    value: level,
    name: level === 1 ? '1 business day' : `${level} business days`,
    adjustmentPercent,
  }),
);

/** The federal holidays of this year and the next two, as observed. */
export function holidaysFrom(year: number): Holiday[] {
  return [year, year + 1, year + 2].flatMap((each) => federalHolidays(each));
}

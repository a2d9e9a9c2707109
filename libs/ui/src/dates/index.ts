export { DayField, type DayFieldProps } from './day-field';
export { DayInput, type DayInputProps } from './day-input';
export type { DayLimits } from './day-limits';
export { DayRangeInput, type DayRangeInputProps } from './day-range-input';

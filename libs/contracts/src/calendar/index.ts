/**
 * The business calendar, the same code on the server and in the date picker; it depends on nothing.
 * A calendar day is a 'YYYY-MM-DD' string and carries no time, so no clock change can move it.
 */
export * from './business-days.js';
export * from './calendar-day.js';
export * from './day-presets.js';
export * from './federal-holidays.js';
export * from './pickup.js';
export * from './read-day.js';
export * from './time-units.js';
export * from './time-zone.js';

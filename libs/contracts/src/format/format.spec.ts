import { addTexts, inLanguage } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import {
  bandLabel,
  formatAgo,
  formatChange,
  formatCreated,
  formatDay,
  formatDayIn,
  formatDayShort,
  formatDays,
  formatDaysInFull,
  formatExpiry,
  formatListDay,
  formatMiles,
  formatMoment,
  formatMoney,
  formatMoneyShort,
  formatTransit,
} from './index.js';

beforeAll(() => addTexts('es', spanish));

test.each([
  [1465, '$1,465'],
  [0, '$0'],
  [-50, '−$50'],
  [1234567, '$1,234,567'],
  [12.5, '$12.50'],
])('money %d reads %s', (dollars, text) => {
  expect(formatMoney(dollars)).toBe(text);
});

test.each([
  [0, '1–250 mi'],
  [1, '251–500 mi'],
  [11, 'Over 3,500 mi'],
])('the mileage band at %d reads %s', (at, text) => {
  expect(bandLabel(at)).toBe(text);
});

test.each([
  [402_318, '$402,318'],
  [7_612_345, '$7.61M'],
  [-1_000_000, '−$1M'],
  [12_345_678_900, '$12.3B'],
])('%d dollars read %s at a glance', (dollars, text) => {
  expect(formatMoneyShort(dollars)).toBe(text);
});

test.each([
  [4467, 4015, '+11%'],
  [52, 55, '−5%'],
  [55, 55, '0%'],
  [12, 0, ''],
])('%d, which was %d before, has changed by "%s"', (now, before, text) => {
  expect(formatChange(now, before)).toBe(text);
});

test('miles are whole, with the unit', () => {
  expect(formatMiles(1420)).toBe('1,420 mi');
  expect(formatMiles(1)).toBe('1 mi');
});

test.each([
  ['2026-11-20', 'Nov 20, 2026', 'Nov 20'],
  ['2026-01-01', 'Jan 1, 2026', 'Jan 1'],
  ['', '', ''],
  ['never', '', ''],
])('the day %s reads "%s", without a zone moving it', (day, long, short) => {
  expect(formatDay(day)).toBe(long);
  expect(formatDayShort(day)).toBe(short);
});

test('a day in a list has its year only where it is another one', () => {
  const now = new Date(2026, 10, 20);
  expect(formatListDay('2026-11-24', now)).toBe('Nov 24');
  expect(formatListDay('2025-11-24', now)).toBe('Nov 24, 2025');
});

test('a moment is written in a given time zone with its name, and its day there', () => {
  expect(formatMoment('2026-11-25T04:30:00Z', 'America/Chicago')).toBe('Nov 24, 10:30 PM Central');
  expect(formatDayIn('2026-11-25T04:30:00Z', 'America/Chicago')).toBe('Nov 24, 2026');
});

test('nothing is written for no day', () => {
  expect(formatDay(null)).toBe('');
  expect(formatMoment(undefined)).toBe('');
});

test('a window of days, and a single day, read in one line', () => {
  expect(formatDays({ start: '2026-11-25', end: '2026-12-01' })).toBe('Nov 25 – Dec 1');
  expect(formatDays({ start: '2026-11-25', end: '2026-11-25' })).toBe('Nov 25');
  expect(formatDaysInFull({ start: '2026-11-25', end: '2026-12-01' })).toBe('Nov 25, 2026 to Dec 1, 2026');
});

test.each([
  [[4, 6], '4 – 6 days'],
  [[1, 1], '1 day'],
  [[3, 3], '3 days'],
] as const)('transit %j reads %s', (transit, text) => {
  expect(formatTransit(transit)).toBe(text);
});

test.each([
  [new Date(2026, 10, 20, 15, 5), '11/20/26 3:05PM'],
  [new Date(2026, 0, 2, 0, 0), '01/02/26 12:00AM'],
  [new Date(2026, 0, 2, 12, 30), '01/02/26 12:30PM'],
])('a quote is created at the reader’s local time, MM/DD/YY h:mmA: %s', (at, text) => {
  expect(formatCreated(at.toISOString())).toBe(text);
});

test('in Spanish its day is written out, as the number of the day comes first there', () => {
  const at = new Date(2026, 10, 2, 9, 0).toISOString();
  expect(inLanguage('es', () => formatCreated(at))).toBe('2 de nov. de 2026, 9:00 a.m.');
});

test.each([
  ['2026-11-28T04:59:59Z', 'America/New_York', 'Valid to Nov 27, 2026, 11:59 PM Eastern'],
  ['2026-07-16T04:59:59Z', 'America/Chicago', 'Valid to Jul 15, 2026, 11:59 PM Central'],
  ['2026-11-28T07:59:59Z', 'America/Los_Angeles', 'Valid to Nov 27, 2026, 11:59 PM Pacific'],
])('an expiry is given in the zone of the portal: %s in %s', (instant, zone, text) => {
  expect(formatExpiry(instant, zone)).toBe(text);
});

test('in Spanish an expiry names the zone as people say it', () => {
  const text = () => formatExpiry('2026-11-28T04:59:59Z', 'America/New_York');
  expect(inLanguage('es', text)).toBe('Válido hasta el 27 de nov. de 2026, 11:59 p.m. hora del Este');
});

test.each([
  ['2026-11-20T12:00:00Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:48:00Z', '12 minutes ago'],
  ['2026-11-20T09:00:00Z', '3 hours ago'],
  ['2026-11-18T12:00:00Z', '2 days ago'],
  ['2026-11-20T12:05:00Z', 'just now'],
])('%s is %s at noon', (instant, text) => {
  expect(formatAgo(instant, new Date('2026-11-20T12:00:30Z'))).toBe(text);
});

test('in Spanish days and their ranges read as people say them', () => {
  const days = { start: '2026-11-30', end: '2026-12-03' };
  expect(inLanguage('es', () => formatDays(days))).toBe('del 30 de nov. al 3 de dic.');
  expect(inLanguage('es', () => formatDaysInFull(days))).toBe('del 30 de nov. de 2026 al 3 de dic. de 2026');
  expect(inLanguage('es', () => formatMoment('2026-11-30T12:00:00'))).toBe('30 de nov., 12:00 p.m.');
  expect(formatDays(days)).toBe('Nov 30 – Dec 3');
});

import {
  addBusinessDays,
  addDays,
  daysBetween,
  deliveryWindow,
  earliestPickup,
  endOfDayIn,
  federalHolidays,
  isBusinessDay,
  pickupRefusal,
  pickupWindow,
  todayIn,
} from './index.js';

/**
 * A calendar made apart from ours, of other parts: days are counted by a table of months, weekdays follow from one
 * known Friday, holidays are found by walking through their month, and clocks change by the law (15 U.S.C. 260a:
 * 2:00 on the second Sunday of March and on the first Sunday of November), without Intl.
 */
interface Day {
  text: string;
  year: number;
  month: number;
  date: number;
  /** 0 is Sunday. */
  weekday: number;
}

const years = Array.from({ length: 12 }, (_none, at) => 2024 + at);
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** Every day from 1 January 2024, which was a Monday, to the end of 2035. */
const days: Day[] = [];
for (const year of years) {
  for (let month = 1; month <= 12; month += 1) {
    for (let date = 1; date <= lengthOf(year, month); date += 1) {
      const text = `${year}-${month < 10 ? '0' : ''}${month}-${date < 10 ? '0' : ''}${date}`;
      days.push({ text, year, month, date, weekday: (days.length + 1) % 7 });
    }
  }
}
const placeOf = new Map(days.map(({ text }, at) => [text, at]));
const at = (place: number): Day => {
  const day = days[place];
  if (!day) throw new Error(`Day ${place} is outside of the table.`);
  return day;
};

/** The nth of a weekday in a month; -1 for the last. */
function nth(year: number, month: number, weekday: number, n: number): Day {
  const all = days.filter((day) => day.year === year && day.month === month && day.weekday === weekday);
  const found = all.at(n > 0 ? n - 1 : n);
  if (!found) throw new Error('No such day.');
  return found;
}

function observedPlace(text: string): number {
  const place = placeOf.get(text) ?? Number.NaN;
  const { weekday } = at(place);
  return weekday === 6 ? place - 1 : weekday === 0 ? place + 1 : place;
}

const holidays = new Set<string>(
  years.flatMap((year) => [
    ...['01-01', '06-19', '07-04', '11-11', '12-25']
      .filter((date) => !(year === 2024 && date === '01-01'))
      .map((date) => at(observedPlace(`${year}-${date}`)).text),
    ...(year === 2024 ? ['2024-01-01'] : []),
    nth(year, 1, 1, 3).text,
    nth(year, 2, 1, 3).text,
    nth(year, 5, 1, -1).text,
    nth(year, 9, 1, 1).text,
    nth(year, 10, 1, 2).text,
    nth(year, 11, 4, 4).text,
  ]),
);

const isWorked = ({ text, weekday }: Day) => weekday > 0 && weekday < 6 && !holidays.has(text);
/** Places of the days that are worked, and for each day how many of them came before it or are it. */
const worked = days.flatMap((day, place) => (isWorked(day) ? [place] : []));
const workedUpTo: number[] = [];
for (const [place, day] of days.entries())
  workedUpTo.push((workedUpTo[place - 1] ?? 0) + (isWorked(day) ? 1 : 0));

/** The day on which the nth worked day after a day falls: looked up, not walked. */
const later = (place: number, count: number): string =>
  at(worked[(workedUpTo[place] ?? Number.NaN) + count - 1] ?? Number.NaN).text;

const zones = [
  ['America/New_York', 5],
  ['America/Chicago', 6],
  ['America/Denver', 7],
  ['America/Los_Angeles', 8],
] as const;

const hour = 3_600_000;
/** Milliseconds of UTC at 0:00 of a day of the table; 1 January 2024 was day 19,723 of the epoch. */
const midnightUtc = (place: number) => (19_723 + place) * 24 * hour;

/** Hours that clocks of a zone are behind UTC at an instant. */
function hoursBehind(standard: number, year: number, instant: number): number {
  const [from, to] = changes.get(year) ?? [];
  if (from === undefined || to === undefined) throw new Error(`No clock changes for ${year}.`);
  const starts = midnightUtc(from) + (2 + standard) * hour;
  const ends = midnightUtc(to) + (2 + standard - 1) * hour;
  return instant >= starts && instant < ends ? standard - 1 : standard;
}
const changes = new Map(
  years.map((year) => [
    year,
    [nth(year, 3, 0, 2), nth(year, 11, 0, 1)].map(({ text }) => placeOf.get(text) ?? Number.NaN),
  ]),
);

/** Ten years, away from the ends of the table. */
const tested = days.flatMap((day, place) => (day.year >= 2025 && day.year < 2035 ? [place] : []));

describe('T31: ten years, compared with an independent calendar', () => {
  it('hold 3,652 days with two leap days and twenty changes of the clock', () => {
    expect(tested).toHaveLength(3652);
    const dates = tested.map((place) => at(place).text);
    expect(dates.filter((text) => text.endsWith('-02-29'))).toEqual(['2028-02-29', '2032-02-29']);
    const changing = new Set([...changes.values()].flat());
    expect(tested.filter((place) => changing.has(place))).toHaveLength(20);
  });

  it('have the same days one after the other', () => {
    const different = tested.filter((place) => {
      const { text } = at(place);
      const isSame = addDays(text, 1) === at(place + 1).text && addDays(text, -365) === at(place - 365).text;
      return !isSame || daysBetween(at(place - 100).text, text) !== 100;
    });
    expect(different).toEqual([]);
  });

  it('have the same holidays', () => {
    const ours = years.slice(1, -1).flatMap((year) => federalHolidays(year).map(({ date }) => date));
    expect(ours).toEqual([...holidays].filter((text) => text >= '2025' && text < '2035').sort());
  });

  it('have the same business days, first pickup days and pickup windows', () => {
    const different: string[] = [];
    for (const place of tested) {
      const { text } = at(place);
      const same =
        isBusinessDay(text, holidays) === isWorked(at(place)) &&
        earliestPickup(text, holidays) === later(place, 3) &&
        addBusinessDays(text, 10, holidays) === later(place, 10) &&
        [1, 3, 5, 7].every((level) => {
          const { start, end } = pickupWindow(text, level, holidays);
          return start === text && end === later(place, level);
        });
      if (!same) different.push(text);
    }
    expect(different).toEqual([]);
  });

  it('refuse the same first pickup days, for the same reason', () => {
    const different: string[] = [];
    for (const today of tested.filter((place) => place % 3 === 0)) {
      for (let place = today - 2; place < today + 12; place += 1) {
        const { text, weekday } = at(place);
        const reason =
          place < today
            ? 'past'
            : weekday === 0 || weekday === 6
              ? 'weekend'
              : holidays.has(text)
                ? 'holiday'
                : text < later(today, 3)
                  ? 'tooSoon'
                  : null;
        if (pickupRefusal(text, at(today).text, holidays) !== reason)
          different.push(`${at(today).text} ${text}`);
      }
    }
    expect(different).toEqual([]);
  });

  it('estimate the same deliveries', () => {
    const different = tested.filter((place) => {
      const of = { pickupStart: at(place).text, pickupEnd: at(place + 5).text, transitTime: [3, 9] as const };
      const { start, end } = deliveryWindow(of);
      return start !== at(place + 3).text || end !== at(place + 14).text;
    });
    expect(different).toEqual([]);
  });

  it.each(zones)(
    'have the same day at every hour, and the same last second of it, in %s',
    (zone, standard) => {
      const different: string[] = [];
      for (const place of tested) {
        const { text, year } = at(place);
        // From the offset of the evening: clocks change at two in the morning, never after.
        const evening = midnightUtc(place) + (20 + standard) * hour;
        const lastSecond = midnightUtc(place + 1) + hoursBehind(standard, year, evening) * hour - 1000;
        if (endOfDayIn(zone, text).getTime() !== lastSecond) different.push(`end of ${text}`);
        const morning = midnightUtc(place) + (6 + standard) * hour;
        const first = midnightUtc(place) + hoursBehind(standard, year, morning - 6 * hour) * hour;
        // On the days of a change, every hour; else the edges, where a day begins and ends.
        const isChange = changes.get(year)?.includes(place) === true;
        const inside = isChange
          ? hoursOf(first, lastSecond)
          : [first, first + 999, morning, evening, lastSecond + 999];
        const outside = [first - 1, lastSecond + 1000];
        if (inside.some((instant) => todayIn(zone, new Date(instant)) !== text))
          different.push(`inside ${text}`);
        if (outside.some((instant) => todayIn(zone, new Date(instant)) === text))
          different.push(`around ${text}`);
      }
      expect(different).toEqual([]);
    },
  );

  it.each(zones)('have days of 23 and 25 hours where clocks change in %s', (zone) => {
    for (const [spring = 0, autumn = 0] of [...changes.values()].slice(1, -1)) {
      const hours = [spring, autumn].map(
        (place) =>
          (endOfDayIn(zone, at(place).text).getTime() - endOfDayIn(zone, at(place - 1).text).getTime()) /
          hour,
      );
      expect(hours).toEqual([23, 25]);
    }
  });
});

function hoursOf(first: number, lastSecond: number): number[] {
  return Array.from(
    { length: Math.ceil((lastSecond - first) / hour) },
    (_none, count) => first + count * hour,
  );
}

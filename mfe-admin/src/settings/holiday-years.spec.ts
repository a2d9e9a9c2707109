import { federalHolidays } from '@overland/contracts/calendar';
import { holidayYears, proposalFor, withHolidays, withoutHoliday, yearToPropose } from './holiday-years';

const today = '2026-11-20';
const thanksgiving = { date: '2026-11-26', name: 'Thanksgiving Day' };
const labor = { date: '2026-09-07', name: 'Labor Day' };
const newYear = { date: '2027-01-01', name: "New Year's Day" };

describe('the holidays by year', () => {
  it('mark days added, removed and past', () => {
    const years = holidayYears({ stored: [labor, thanksgiving], current: [labor, newYear], today });
    expect(years).toEqual([
      {
        year: 2026,
        rows: [
          { ...labor, state: 'kept', isPast: true },
          { ...thanksgiving, state: 'removed', isPast: false },
        ],
      },
      { year: 2027, rows: [{ ...newYear, state: 'new', isPast: false }] },
    ]);
  });

  it('take new days in order, and keep the name of a day that is there', () => {
    const renamed = { ...thanksgiving, name: 'Closed' };
    expect(withHolidays([newYear, thanksgiving], [renamed, labor])).toEqual([labor, thanksgiving, newYear]);
  });

  it('lose one day', () => {
    expect(withoutHoliday([labor, thanksgiving], labor.date)).toEqual([thanksgiving]);
  });
});

describe('the proposal of a year', () => {
  it('marks the days that are in the list already', () => {
    const proposal = proposalFor(2026, [{ ...thanksgiving, name: 'Turkey' }]);
    expect(proposal).toHaveLength(11);
    expect(proposal.filter(({ known }) => known !== undefined)).toEqual([
      { ...thanksgiving, known: 'Turkey' },
    ]);
  });

  it('is for the first year that is not in the list, whatever single days were left out', () => {
    const columbus = '2026-10-12';
    const list = [2026, 2027].flatMap(federalHolidays).filter(({ date }) => date !== columbus);
    expect(yearToPropose(list, today)).toBe(2028);
    expect(yearToPropose([], today)).toBe(2026);
  });
});

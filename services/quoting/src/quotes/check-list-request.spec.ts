import { encodeCursor } from '@overland/service-kit';
import { checkListRequest } from './check-list-request.js';

const cursorAt = (sort: string | number | null) => encodeCursor({ sort, id: '10001' });

describe('a list of quotes', () => {
  it.each([
    '2026-11-20 20:05:00+00',
    '2026-11-20 20:05:00.000001+00',
    '2026-11-20 15:05:00.5-05',
    '2026-11-20 20:05:00+05:30',
  ])('goes on after %s, an instant as PostgreSQL writes it', (sort) => {
    expect(() => checkListRequest({ cursor: cursorAt(sort) }, 'timestamptz')).not.toThrow();
  });

  it.each([
    '2026-11-20 20:05:00+99',
    '2026-11-20 20:05:00 Nowhere/Land',
    '2026-11-20',
    'infinity',
    '',
    null,
    7,
  ])('does not go on after %j', (sort) => {
    expect(() => checkListRequest({ cursor: cursorAt(sort) }, 'timestamptz')).toThrow(
      'cannot be found any more',
    );
  });

  it('takes any text as a place in an order of texts', () => {
    expect(() => checkListRequest({ cursor: cursorAt("O'Brien") }, 'text')).not.toThrow();
  });

  it('names the day that is before the first one', () => {
    expect(() =>
      checkListRequest({ dateStart: '0001-01-01', dateEnd: null, cursor: null }, 'text'),
    ).not.toThrow();
    expect(() => checkListRequest({ dateEnd: '0000-12-31', cursor: null }, 'text')).toThrow(
      expect.objectContaining({ errors: [{ path: 'dateEnd', message: 'Please choose a date.' }] }),
    );
  });
});

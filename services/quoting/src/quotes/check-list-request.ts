import { decodeCursor, invalid } from '@overland/service-kit';

/** PostgreSQL's calendar begins with the year 1; a JavaScript date knows the year 0. */
const firstDay = '0001-01-01';

/** An instant as the cursor of a list tells it: PostgreSQL's own text, with an offset that clocks may have. */
const instantOfCursor = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?$/;

interface ListBounds {
  dateStart?: string | null | undefined;
  dateEnd?: string | null | undefined;
  cursor: string | null;
}

/**
 * Refuses what the database would stumble over: days before its calendar, and a hand-made place in the order of
 * instants, whose zone may be any text.
 * @throws AppError invalid
 */
export function checkListRequest({ dateStart, dateEnd, cursor }: ListBounds, sortType: string): void {
  const days = Object.entries({ dateStart, dateEnd });
  const errors = days
    .filter(([, day]) => day && day < firstDay)
    .map(([path]) => ({ path, message: 'Please choose a date.' }));
  if (errors.length > 0) throw invalid('Please choose a date.', errors);
  if (!cursor || sortType !== 'timestamptz') return;
  if (instantOfCursor.test(String(decodeCursor(cursor).sort))) return;
  throw invalid('This page cannot be found any more. Please start from the first one.', [
    { path: 'cursor', message: 'Not a cursor of this list.' },
  ]);
}

import { Raw } from 'typeorm';

// Codes, links and sessions expire by the clock of the database: the clocks of the services may differ.

/** For `where`: the time has not come yet. */
export const inFuture = () => Raw((column) => `${column} > clock_timestamp()`);

/** For `where`: longer ago than '1 day', or another interval. */
export const before = (age: string) => Raw((column) => `${column} < now() - :age::interval`, { age });

/** For `where`: since '1 day' ago, or another interval. */
export const since = (age: string) =>
  Raw((column) => `${column} > clock_timestamp() - :age::interval`, { age });

import { Raw } from 'typeorm';

// Codes, links and sessions expire by the database's clock, as the services' clocks may differ.

/** For `where`: still in the future. */
export const inFuture = () => Raw((column) => `${column} > clock_timestamp()`);

/** For `where`: longer ago than '1 day', or another interval. */
export const before = (age: string) => Raw((column) => `${column} < now() - :age::interval`, { age });

/** For `where`: within the last '1 day', or another interval. */
export const since = (age: string) =>
  Raw((column) => `${column} > clock_timestamp() - :age::interval`, { age });

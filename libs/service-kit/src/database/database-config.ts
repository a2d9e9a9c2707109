import * as z from 'zod/mini';
import { storeAddress, wholeNumber } from '../config/fields.js';
import { serviceVariable } from '../config.js';

/** `<NAME>_DATABASE_URL` and `<NAME>_POOL_SIZE` of a service. */
export const databaseConfig = (name: string) =>
  z.object({
    [serviceVariable(name, 'DATABASE_URL')]: storeAddress(
      `The database of ${name}, as the role that owns none of its tables.`,
    ),
    [serviceVariable(name, 'POOL_SIZE')]: z._default(
      wholeNumber(`The most connections to the database of ${name}, for each process.`, {
        least: 1,
        most: 1000,
      }),
      10,
    ),
  });

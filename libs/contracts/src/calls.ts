import { table } from './api/index.js';
import type { Call, Endpoint } from './endpoint.js';

type Table = typeof table;
type Calls = { readonly [A in keyof Table]: { readonly [N in keyof Table[A]]: Call<Row<Table[A][N]>> } };
type Row<T> = T extends Endpoint ? T : never;

const callsOf = (area: Record<string, Endpoint>) =>
  Object.fromEntries(
    Object.entries(area).map(([name, { method, path, access, idempotent }]) => [
      name,
      { method, path, access, idempotent },
    ]),
  );

/**
 * The contract table without its schemas, which would weigh on every page. Made from the table here, in tests and while
 * developing; builds of the web have it as data (`write-calls.mjs`).
 */
export const calls = Object.fromEntries(
  Object.entries<Record<string, Endpoint>>(table).map(([name, area]) => [name, callsOf(area)]),
) as unknown as Calls;

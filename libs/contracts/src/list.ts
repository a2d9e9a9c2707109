import * as z from 'zod/mini';
import { queryInt } from './fields.js';

/** Holds the longest text of a sort key, in any script. */
export const maxCursorLength = 1000;

/** What every list call takes (docs/product/orders.md and quotes.md). */
export const listFields = <const K extends readonly [string, ...string[]]>(
  sortKeys: K,
  defaultSort: K[number],
) => ({
  searchText: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  sortby: z._default(z.enum(sortKeys), defaultSort as never),
  sortorder: z._default(z.union([z.literal(1), z.literal(-1)]), -1),
  limit: z._default(z.int().check(z.gte(1), z.lte(5000)), 150),
  /** Offset paging works up to 10,000; beyond, follow `next`. */
  skip: z._default(z.int().check(z.gte(0), z.lte(10_000, 'Please follow `next` beyond row 10,000.')), 0),
  /** The `next` of the page before. */
  cursor: z._default(z.nullable(z.string().check(z.maxLength(maxCursorLength))), null),
  /** View As: honored for MCAdmin, ignored for everyone else. */
  portalId: z._default(z.nullable(z.uuid()), null),
});

/** The same for a list that is asked by GET, as its query string carries it. */
export const listQueryFields = <const K extends readonly [string, ...string[]]>(
  sortKeys: K,
  defaultSort: K[number],
) => ({
  searchText: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  sortby: z._default(z.enum(sortKeys), defaultSort as never),
  sortorder: z._default(z.enum(['1', '-1']), '1'),
  limit: z.optional(queryInt(1, 5000)),
  skip: z.optional(queryInt(0, 10_000)),
  cursor: z.optional(z.string().check(z.maxLength(maxCursorLength))),
});

/** One or several with commas between, as a query names each parameter once: `Active,Invited`. */
export const commaList = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(values.join().length)),
      z.transform((text: string) => text.split(',')),
    ),
    z.array(z.enum(values)),
  );

/** What every list call answers. `total` is exact to 1,000 and null beyond; `next` is null on the last page. */
export const page = <S extends z.ZodMiniType>(row: S) =>
  z.object({ rows: z.array(row), total: z.nullable(z.int()), next: z.nullable(z.string()) });

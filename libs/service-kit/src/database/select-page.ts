import type { EntityManager } from 'typeorm';
import { invalid } from '../app-error.js';
import { CheckedReply } from '../http/checked-reply.js';
import { findDatabaseError } from '../logging/describe-error.js';
import { countUpTo10000, decodeCursor, encodeCursor, type PageCursor } from './list-page.js';

export interface PageQuery {
  table: string;
  /** A JSON expression with a number `uniqueId`; PostgreSQL makes the rows, nothing is mapped here. */
  row: string;
  where: string;
  params: unknown[];
  /** The indexed column of the sort key and its type, for the comparison with a cursor. Never user text. */
  sort: { column: string; type: string };
  request: { sortorder: 1 | -1; limit: number; skip: number; cursor: string | null };
}

/** Not a number, not a date, no such zone, out of range: what a cursor holds that was made for another sort key, or by hand. */
const unfitForColumn = new Set(['22P02', '22007', '22008', '22009', '22003', '22023']);

/**
 * One page of a list, ordered by the sort column and then by `unique_id`; deep pages follow the cursor.
 * @throws AppError invalid for a cursor of another list or sort key.
 */
export async function selectPage<Row extends { uniqueId: number }>(
  manager: EntityManager,
  query: PageQuery,
): Promise<{ rows: Row[]; total: number | null; next: string | null }> {
  const { table, where, params, request } = query;
  const { sql, values, after } = pageStatement(query);
  const found = await readPage<{ row: Row; sort_value: string }>(manager, sql, { values, after });
  const shown = found.slice(0, request.limit);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  return {
    rows: shown.map(({ row }) => row),
    total: await countUpTo10000(manager, `select 1 from ${table} where ${where}`, params),
    next: last ? encodeCursor({ sort: last.sort_value, id: String(last.row.uniqueId) }) : null,
  };
}

/** Of the page as text: its rows with commas between, and of the last one what a cursor needs when more follow. */
interface PageText {
  rows: string | null;
  sort_value: string | null;
  id: string | null;
}

/**
 * The same page as the reply that goes out: PostgreSQL makes its text, and no row of it becomes an object here, which
 * took most of the time of a list. Only for a `row` that names exactly what the endpoint's reply has.
 * @throws AppError invalid for a cursor of another list or sort key.
 */
export async function selectPageAsJson(manager: EntityManager, query: PageQuery): Promise<CheckedReply> {
  const { table, where, params, request } = query;
  const { sql, values, after } = pageStatement(query);
  const limit = `$${values.push(request.limit)}::int`;
  const [page] = await readPage<PageText>(
    manager,
    `select string_agg(row::text, ',' order by place) filter (where place <= ${limit}) as rows,
       max(sort_value) filter (where place = ${limit} and found > ${limit}) as sort_value,
       max(id::text) filter (where place = ${limit} and found > ${limit}) as id
     from (select *, row_number() over () as place, count(*) over () as found from (${sql}) as page) as placed`,
    { values, after },
  );
  const total = await countUpTo10000(manager, `select 1 from ${table} where ${where}`, params);
  const next = page?.id ? encodeCursor({ sort: page.sort_value, id: page.id }) : null;
  return new CheckedReply(`{"rows":[${page?.rows ?? ''}],"total":${total},"next":${JSON.stringify(next)}}`);
}

interface PageStatement {
  sql: string;
  values: unknown[];
  after: PageCursor | null;
}

/** One row more than the page, which tells whether there is a next one. */
function pageStatement({
  table,
  row,
  where,
  params,
  sort: { column, type },
  request,
}: PageQuery): PageStatement {
  const direction = request.sortorder === 1 ? 'asc' : 'desc';
  const after = request.cursor ? decodeCursor(request.cursor) : null;
  const values = [...params];
  const place = (value: unknown) => `$${values.push(value)}`;
  const beyond = after
    ? ` and (${column}, unique_id) ${request.sortorder === 1 ? '>' : '<'}
        (${place(after.sort)}::${type}, ${place(after.id)}::bigint)`
    : '';
  const sql = `select ${row} as row, ${column}::text as sort_value, unique_id as id from ${table}
    where ${where}${beyond}
    order by ${column} ${direction}, unique_id ${direction}
    limit ${place(request.limit + 1)} offset ${place(after ? 0 : request.skip)}`;
  return { sql, values, after };
}

async function readPage<Row>(
  manager: EntityManager,
  sql: string,
  { values, after }: Pick<PageStatement, 'values' | 'after'>,
): Promise<Row[]> {
  try {
    return await manager.query<Row[]>(sql, values);
  } catch (error) {
    if (!after || !unfitForColumn.has(findDatabaseError(error)?.code ?? '')) throw error;
    throw invalid('This page cannot be found any more. Please start from the first one.', [
      { path: 'cursor', message: 'Not a cursor of this list.' },
    ]);
  }
}

/** For LIKE on a lower-case search column: the typed text without the meaning that LIKE gives to some signs. */
export function searchPattern(typed: string): string {
  // People write "#10234" for the number 10234.
  const text = typed.toLowerCase().replace(/^#/, '');
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

import type { EntityManager, FindOptionsWhere, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { CheckedReply } from '../../http/checked-reply.js';
import { findDatabaseError } from '../../logging/describe-error.js';
import { type ListDefinition, type ResolvedList, resolveList } from './list-definition.js';
import { searchCondition } from './list-search.js';
import { decodeCursor, encodeCursor, type PageCursor, unknownCursor } from './page-cursor.js';

/** The fields of a list request, by POST (`listFields`) or by GET (`listQueryFields`). */
export interface ListRequest<SortKey extends string> {
  searchText: string;
  sortby: SortKey;
  sortorder: 1 | -1 | '1' | '-1';
  limit?: number | undefined;
  skip?: number | undefined;
  cursor?: string | null | undefined;
}

export interface ListQuery<Entity, SortKey extends string> {
  request: ListRequest<SortKey>;
  /** Whose rows, and the filters; what is undefined is none. Of several, a row fits one. */
  where: FindOptionsWhere<Entity> | FindOptionsWhere<Entity>[];
}

const defaultLimit = 150;
/** Totals are exact up to here and null beyond ("1,000+"), so that the pager costs the same at any size. */
const mostCounted = 1000;

/** SQLSTATEs of a cursor for another sort key, or made by hand: not a number, not a date, out of range, not a text. */
const unfitForColumn = new Set(['22P02', '22007', '22008', '22009', '22003', '22021', '22023']);

/** The page as PostgreSQL writes it: JSON rows with commas between, the cursor's values where more rows follow, and counts. */
interface PageText {
  rows: string | null;
  sort_value: string | null;
  id: string | null;
  total: number;
  /** The sum, where the list has one. */
  counted: number;
}

/**
 * One page of a list as the reply that goes out, in one statement: PostgreSQL writes its text, and no row becomes an
 * object here. Ordered by the sort key and then by the tie breaker; deep pages follow the cursor.
 * @throws AppError invalid for a cursor of another list or sort key.
 */
export async function readList<Entity extends ObjectLiteral, Row, SortKey extends string>(
  manager: EntityManager,
  list: ListDefinition<Entity, Row, SortKey>,
  { request, where }: ListQuery<Entity, SortKey>,
): Promise<CheckedReply> {
  const resolved = resolveList(manager, list);
  const filtered = await filteredRows(manager, list, { request, where });
  const count = filtered
    .clone()
    .select(resolved.sum?.sql ?? '1', 'counted')
    .limit(mostCounted + 1);
  const after = request.cursor ? decodeCursor(request.cursor) : null;
  const limit = request.limit ?? defaultLimit;
  const page = orderedPage(filtered, { resolved, request, after, limit });
  const sql = pageAsText(page.getQuery(), count.getQuery());
  const parameters = { ...page.getParameters(), listLimit: limit };
  const [found] = await runPage(manager, { sql, parameters, hasCursor: after !== null });
  return asReply(found, resolved);
}

/** All rows that the filters and the search find. */
export async function filteredRows<Entity extends ObjectLiteral, Row, SortKey extends string>(
  manager: EntityManager,
  list: ListDefinition<Entity, Row, SortKey>,
  { request, where }: ListQuery<Entity, SortKey>,
): Promise<SelectQueryBuilder<Entity>> {
  const { table } = resolveList(manager, list);
  const filtered = manager
    .createQueryBuilder(list.entity, 't')
    .where(Array.isArray(where) ? where.map(givenOf) : givenOf(where));
  const search = await searchCondition(manager, { list, table, typed: request.searchText });
  return search ? filtered.andWhere(search.sql, search.parameters) : filtered;
}

/** TypeORM takes undefined for "is null". */
function givenOf<Entity>(where: FindOptionsWhere<Entity>): ObjectLiteral {
  return Object.fromEntries(Object.entries(where).filter(([, filter]) => filter !== undefined));
}

interface OrderedPage {
  resolved: ResolvedList;
  request: ListRequest<string>;
  after: PageCursor | null;
  limit: number;
}

/** One row more than the page, to know whether there is a next one. */
export function orderedPage<Query extends ReturnType<EntityManager['createQueryBuilder']>>(
  query: Query,
  { resolved, request, after, limit }: OrderedPage,
): Query {
  const sort = resolved.sort.get(request.sortby);
  if (!sort) throw new Error(`${resolved.table} cannot be sorted by ${request.sortby}.`);
  const { tieBreaker } = resolved;
  const isRising = Number(request.sortorder) === 1;
  const direction = isRising ? 'ASC' : 'DESC';
  query
    .select(resolved.row, 'row')
    .addSelect(`(${sort.sql})::text`, 'sort_value')
    .addSelect(`${tieBreaker.sql}::text`, 'id')
    .orderBy(sort.sql, direction)
    .addOrderBy(tieBreaker.sql, direction)
    .limit(limit + 1)
    .offset(after ? 0 : (request.skip ?? 0));
  if (!after) return query;
  return query.andWhere(
    `(${sort.sql}, ${tieBreaker.sql}) ${isRising ? '>' : '<'}
      (:cursorSort::${sort.type}, :cursorId::${tieBreaker.type})`,
    { cursorSort: after.sort, cursorId: after.id },
  );
}

const pageAsText = (page: string, count: string) => `
  select written.*, matching.total, matching.counted
  from (
    select string_agg(row::text, ',' order by place) filter (where place <= :listLimit::int) as rows,
      max(sort_value) filter (where place = :listLimit::int and found > :listLimit::int) as sort_value,
      max(id) filter (where place = :listLimit::int and found > :listLimit::int) as id
    from (select *, row_number() over () as place, count(*) over () as found from (${page}) as page) as placed
  ) as written,
  (select count(*) as total, coalesce(sum(counted), 0) as counted from (${count}) as found) as matching`;

async function runPage(
  manager: EntityManager,
  { sql, parameters, hasCursor }: { sql: string; parameters: ObjectLiteral; hasCursor: boolean },
): Promise<PageText[]> {
  try {
    const [text, values] = manager.dataSource.driver.escapeQueryWithParameters(sql, parameters);
    return await manager.query<PageText[]>(text, values);
  } catch (error) {
    if (hasCursor && unfitForColumn.has(findDatabaseError(error)?.code ?? '')) throw unknownCursor();
    throw error;
  }
}

function asReply(page: PageText | undefined, { sum }: ResolvedList): CheckedReply {
  const isExact = page !== undefined && page.total <= mostCounted;
  const total = isExact ? page.total : null;
  const summed = sum ? `,"${sum.name}":${isExact ? page.counted : null}` : '';
  const next = page?.id ? encodeCursor({ sort: page.sort_value, id: page.id }) : null;
  return new CheckedReply(
    `{"rows":[${page?.rows ?? ''}],"total":${total}${summed},"next":${JSON.stringify(next)}}`,
  );
}

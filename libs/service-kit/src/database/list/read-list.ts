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

interface PageQuery<Entity, SortKey extends string> extends ListQuery<Entity, SortKey> {
  /**
   * The filters find few rows, which stand together in the list's order, such as a week of long ago: their keys are found
   * first and sorted then. The index of the order would be followed through all newer rows.
   */
  isFoundFirst?: boolean;
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
  { request, where, isFoundFirst = false }: PageQuery<Entity, SortKey>,
): Promise<CheckedReply> {
  const resolved = resolveList(manager, list);
  const filtered = await filteredRows(manager, list, { request, where });
  const count = filtered
    .clone()
    .select(resolved.sum?.sql ?? '1', 'counted')
    .limit(mostCounted + 1);
  const after = request.cursor ? decodeCursor(request.cursor) : null;
  const limit = request.limit ?? defaultLimit;
  // One row more, to know whether there is a next page.
  const page = orderedPage(filtered, { resolved, request, after, limit: limit + 1, isFoundFirst });
  const sql = pageAsText(page.sql, count.getQuery());
  const parameters = { ...page.parameters, listLimit: limit };
  const [found] = await runPage(manager, { sql, parameters, hasCursor: after !== null });
  return asReply(found, resolved);
}

/** All rows that the filters and the search find. */
export async function filteredRows<Entity extends ObjectLiteral, Row, SortKey extends string>(
  manager: EntityManager,
  list: ListDefinition<Entity, Row, SortKey>,
  { request, where }: ListQuery<Entity, SortKey>,
): Promise<SelectQueryBuilder<Entity>> {
  const filtered = manager
    .createQueryBuilder(list.entity, 't')
    .where(Array.isArray(where) ? where.map(givenOf) : givenOf(where));
  const search = await searchCondition(manager, { search: list.search, typed: request.searchText });
  return search ? filtered.andWhere(search.sql, search.parameters) : filtered;
}

/** TypeORM takes undefined for "is null". */
function givenOf<Entity>(where: FindOptionsWhere<Entity>): ObjectLiteral {
  return Object.fromEntries(Object.entries(where).filter(([, filter]) => filter !== undefined));
}

interface Ordered {
  resolved: ResolvedList;
  request: Pick<ListRequest<string>, 'sortby' | 'sortorder'>;
}

/** By the sort key and then by the tie breaker. */
export function inOrder<Query extends ReturnType<EntityManager['createQueryBuilder']>>(
  query: Query,
  { resolved, request }: Ordered,
): Query {
  const { sort, direction } = orderOf(resolved, request);
  return query.orderBy(sort.sql, direction).addOrderBy(resolved.tieBreaker.sql, direction);
}

function orderOf({ sort: sorts, table }: ResolvedList, { sortby, sortorder }: Ordered['request']) {
  const sort = sorts.get(sortby);
  if (!sort) throw new Error(`${table} cannot be sorted by ${sortby}.`);
  return { sort, direction: Number(sortorder) === 1 ? ('ASC' as const) : ('DESC' as const) };
}

interface OrderedPage extends Ordered {
  request: ListRequest<string>;
  after: PageCursor | null;
  limit: number;
  isFoundFirst?: boolean;
}

/** Rows of a page in their order, each with what its cursor would be, in SQL. */
export function orderedPage<Entity extends ObjectLiteral>(
  filtered: SelectQueryBuilder<Entity>,
  { resolved, request, after, limit, isFoundFirst }: OrderedPage,
): { sql: string; parameters: ObjectLiteral } {
  const { table, row, tieBreaker } = resolved;
  const { sort, direction } = orderOf(resolved, request);
  const keys = filtered.select(sort.sql, 'sort_key').addSelect(tieBreaker.sql, 'tie_key');
  if (after) {
    keys.andWhere(
      `(${sort.sql}, ${tieBreaker.sql}) ${direction === 'ASC' ? '>' : '<'}
        (:cursorSort::${sort.type}, :cursorId::${tieBreaker.type})`,
      { cursorSort: after.sort, cursorId: after.id },
    );
  }
  const order = `order by sort_key ${direction}, tie_key ${direction}`;
  const part = `${order} limit :pageLimit offset :pageSkip`;
  // `offset 0` is planned on its own, for all of its rows; an index that has the filters and the keys reads no row.
  const page = isFoundFirst
    ? `select ${row} as row, sort_key, tie_key
      from (select * from (${keys.getQuery()} offset 0) as found ${part}) as page
        join ${table} as t on ${tieBreaker.sql} = tie_key ${order}`
    : `${keys.addSelect(row, 'row').getQuery()} ${part}`;
  return {
    sql: `select row, sort_key::text as sort_value, tie_key::text as id from (${page}) as page`,
    parameters: {
      ...keys.getParameters(),
      pageLimit: limit,
      pageSkip: after ? 0 : (request.skip ?? 0),
    },
  };
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

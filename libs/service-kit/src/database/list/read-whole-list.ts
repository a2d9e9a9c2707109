import type { DataSource, EntityManager, ObjectLiteral } from 'typeorm';
import type { Scope } from '../scope.js';
import { withPortal } from '../with-portal.js';
import { type ListDefinition, resolveList } from './list-definition.js';
import type { PageCursor } from './page-cursor.js';
import { filteredRows, type ListQuery, orderedPage } from './read-list.js';

const batchSize = 1000;

interface WholeList<Entity, SortKey extends string> extends ListQuery<Entity, SortKey> {
  scope: Scope;
}

interface RawRow<Row> {
  row: Row;
  sort_value: string;
  id: string;
}

/** How many rows are found; counting ends at `atMost`. */
export async function countWholeList<Entity extends ObjectLiteral, Row, SortKey extends string>(
  manager: EntityManager,
  list: ListDefinition<Entity, Row, SortKey>,
  { request, where, atMost }: Omit<WholeList<Entity, SortKey>, 'scope'> & { atMost?: number },
): Promise<number> {
  const found = (await filteredRows(manager, list, { request, where })).select('1').limit(atMost);
  const counted = await manager
    .createQueryBuilder()
    .select('count(*)', 'count')
    .from(`(${found.getQuery()})`, 'found')
    .setParameters(found.getParameters())
    .getRawOne<{ count: number }>();
  return Number(counted?.count ?? 0);
}

/**
 * Every row found, in the list's order, in batches that are read as they are asked for. Each is a transaction of its own,
 * so that a slow reader holds no connection; a row that changes meanwhile is as it was, or as it is, when its turn comes.
 */
export async function* readWholeList<Entity extends ObjectLiteral, Row, SortKey extends string>(
  dataSource: DataSource,
  list: ListDefinition<Entity, Row, SortKey>,
  { scope, request, where }: WholeList<Entity, SortKey>,
): AsyncGenerator<Row[]> {
  const readBatch = async (manager: EntityManager, after: PageCursor | null) => {
    const filtered = await filteredRows(manager, list, { request, where });
    const resolved = resolveList(manager, list);
    const whole = { ...request, skip: 0 };
    const ordered = { resolved, request: whole, after, limit: batchSize };
    const { sql, parameters } = orderedPage(filtered, ordered);
    const [text, values] = manager.dataSource.driver.escapeQueryWithParameters(sql, parameters);
    return manager.query<RawRow<Row>[]>(text, values);
  };
  let after: PageCursor | null = null;
  while (true) {
    const rows: RawRow<Row>[] = await withPortal(dataSource, scope, (manager) => readBatch(manager, after));
    if (rows.length > 0) yield rows.map(({ row }) => row);
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = { sort: last.sort_value, id: last.id };
  }
}

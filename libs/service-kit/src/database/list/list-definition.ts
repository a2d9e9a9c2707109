import type { EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm';

/** An expression over the table's own columns, where no single column will do. Never user text. */
export interface ListExpression {
  sql: string;
  type: 'text' | 'int' | 'bigint' | 'timestamptz' | 'date' | 'boolean' | 'json';
}

/** The table whose search table (`createSearchTable`) is looked in, and the column of the number that "#10234" means. */
export interface SearchIndex {
  index: string;
  number?: string;
}

/** A field of the entity, or an expression. */
export type ListColumn<Entity> = (keyof Entity & string) | ListExpression;

type Columns<Entity, Named extends PropertyKey, Optional extends PropertyKey> = {
  [Key in Named]: ListColumn<Entity>;
} & { [Key in Optional]?: ListColumn<Entity> };

/** What a list shows of its entity (a table or a view), and how it can be sorted. */
export interface ListDefinition<Entity extends ObjectLiteral, Row, SortKey extends string> {
  entity: new () => Entity;
  /** The fields of the reply's row: PostgreSQL writes exactly these as JSON, and nothing checks it again. */
  row: { shape: { [Key in keyof Row]: unknown } };
  /** The columns of those fields that are not named like theirs. */
  columns: Columns<Entity, Exclude<keyof Row, keyof Entity>, keyof Row>;
  /**
   * The columns of those sort keys that are not sorted by their field's. A column behind a sort key has no nulls, and an
   * index that ends in the tie breaker where the list is long.
   */
  sort: Columns<Entity, Exclude<SortKey, keyof Row>, SortKey>;
  /** A unique column, a number or an id, that orders rows of equal sort value. */
  tieBreaker: keyof Entity & string;
  /** An expression is compared row by row: for short lists. */
  search?: SearchIndex | ListExpression;
  /** A whole number that is summed over the rows found; null beyond 1,000 rows. */
  sum?: { name: string; column: keyof Entity & string };
}

/** A column of the list in SQL, and its type for the comparison with a cursor. */
interface ResolvedColumn {
  sql: string;
  type: string;
}

/** A definition in SQL. */
export interface ResolvedList {
  table: string;
  row: string;
  sort: Map<string, ResolvedColumn>;
  tieBreaker: ResolvedColumn;
  /** What is summed, and its name in the reply. */
  sum: { name: string; sql: string } | null;
}

const resolved = new WeakMap<object, ResolvedList>();

/** Worked out once for each definition. */
export function resolveList<Entity extends ObjectLiteral, Row, SortKey extends string>(
  manager: EntityManager,
  list: ListDefinition<Entity, Row, SortKey>,
): ResolvedList {
  const known = resolved.get(list);
  if (known) return known;
  const metadata = manager.dataSource.getMetadata(list.entity);
  const columnOf = (column: ListColumn<Entity>) => resolveColumn(metadata, column);
  const columns: Record<string, ListColumn<Entity>> = list.columns;
  const fields = Object.keys(list.row.shape).map((name): [string, ResolvedColumn] => [
    name,
    columnOf(columns[name] ?? name),
  ]);
  const sorts = Object.entries<ListColumn<Entity>>(list.sort).map(
    ([key, column]): [string, ResolvedColumn] => [key, columnOf(column)],
  );
  const json = fields.map(([name, column]) => `'${name}', ${asJsonValue(column)}`);
  const result: ResolvedList = {
    table: metadata.tableName,
    row: `json_build_object(${json.join(', ')})`,
    sort: new Map([...fields, ...sorts]),
    tieBreaker: columnOf(list.tieBreaker),
    sum: list.sum ? { name: list.sum.name, sql: columnOf(list.sum.column).sql } : null,
  };
  resolved.set(list, result);
  return result;
}

export function resolveColumn<Entity>(metadata: EntityMetadata, column: ListColumn<Entity>): ResolvedColumn {
  return typeof column === 'string' ? columnNamed(metadata, column) : { sql: column.sql, type: column.type };
}

function columnNamed(metadata: EntityMetadata, property: string): ResolvedColumn {
  const column = metadata.findColumnWithPropertyName(property);
  if (!column) throw new Error(`${metadata.name} has no column ${property}.`);
  const type = metadata.dataSource.driver.normalizeType(column);
  return { sql: `t.${column.databaseName}`, type: column.isArray ? `${type}[]` : type };
}

/** Instants as the contract writes them, to the millisecond in UTC; everything else as PostgreSQL has it in JSON. */
function asJsonValue({ sql, type }: ResolvedColumn): string {
  const isInstant = type === 'timestamptz' || type === 'timestamp with time zone';
  return isInstant ? `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : sql;
}

import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataSource, EntityManager, ObjectLiteral } from 'typeorm';
import { type CellKind, readCopiedRows } from '../../spreadsheets/copied-rows.js';
import { csvTextSql, streamCopiedCsv } from '../../spreadsheets/write-csv.js';
import { streamXlsx } from '../../spreadsheets/write-xlsx.js';
import { withLongStatements } from '../connection-deadlines.js';
import { copyOut, withLiterals } from '../copy-out.js';
import type { Scope } from '../scope.js';
import { withPortal } from '../with-portal.js';
import { type ListColumn, type ListDefinition, resolveColumn, resolveList } from './list-definition.js';
import { filteredRows, inOrder, type ListQuery } from './read-list.js';

/** A list as a table of a file. */
export interface Sheet<Entity extends ObjectLiteral, Row, SortKey extends string> {
  /** What is listed, and how it is filtered, searched and sorted. */
  list: ListDefinition<Entity, Row, SortKey>;
  /** By their headings, in their order. */
  columns: Record<string, ListColumn<Entity>>;
  /** What these columns read beside the list's table: of each at most one row for each of the list. */
  joins?: { entity: new () => ObjectLiteral; alias: string; on: string }[];
}

type OnRows = (count: number) => Promise<void>;

interface AsFile<Entity, SortKey extends string> extends ListQuery<Entity, SortKey> {
  scope: Scope;
  format: 'csv' | 'xlsx';
  /** Of the sheet in a workbook. */
  name: string;
  /** What the columns name as `:timeZone`. */
  parameters?: ObjectLiteral;
  /** Awaited now and then with the number of rows so far, and at last with that of all. If it throws, the file ends. */
  onRows?: OnRows | undefined;
}

/** So much is read before it is taken: a slow reader of some thousand rows holds no connection. */
const readAhead = 4 * 2 ** 20;

/**
 * Every row found, in the list's order, as a file that is written while it is read. It is one COPY, so of one moment:
 * PostgreSQL writes the cells, and a million rows need no more memory here than a thousand.
 * @throws what fails before the first row
 */
export async function listAsFile<Entity extends ObjectLiteral, Row, SortKey extends string>(
  dataSource: DataSource,
  sheet: Sheet<Entity, Row, SortKey>,
  asked: AsFile<Entity, SortKey>,
): Promise<Readable> {
  const output = new PassThrough({ highWaterMark: readAhead });
  withPortal(dataSource, asked.scope, async (manager) => {
    const { sql, kinds } = await copyStatement(manager, sheet, asked);
    const written = { ...asked, kinds, header: Object.keys(sheet.columns) };
    await manager.query('set local statement_timeout = 0');
    await withLongStatements(manager, () =>
      copyOut(manager, sql, (chunks) => pipeline(contentOf(chunks, written), output)),
    );
  }).catch((error) => output.destroy(error));
  await once(output, 'readable');
  return output;
}

async function copyStatement<Entity extends ObjectLiteral, Row, SortKey extends string>(
  manager: EntityManager,
  { list, columns, joins = [] }: Sheet<Entity, Row, SortKey>,
  { request, where, format, parameters = {} }: AsFile<Entity, SortKey>,
): Promise<{ sql: string; kinds: CellKind[] }> {
  const { driver } = manager.dataSource;
  const metadata = manager.dataSource.getMetadata(list.entity);
  const resolved = resolveList(manager, list);
  const found = inOrder(await filteredRows(manager, list, { request, where }), { resolved, request });
  found.select([]).setParameters(parameters);
  for (const { entity, alias, on } of joins) found.leftJoin(entity, alias, on);
  const cells = Object.values(columns).map((column) => resolveColumn(metadata, column));
  for (const [at, { sql }] of cells.entries()) found.addSelect(sql, `c${at}`);
  const kinds = cells.map(({ type }) => kindOf(type));
  const rows = withLiterals(...driver.escapeQueryWithParameters(found.getQuery(), found.getParameters()));
  // TypeORM moves columns of the entity ahead of expressions.
  const inOrderOfColumns = kinds.map((kind, at) => writtenIn[format](`c${at}`, kind)).join(', ');
  const sql = `copy (select ${inOrderOfColumns} from (${rows}) as found) to stdout (${options[format]})`;
  return { sql, kinds };
}

const options = { csv: 'format csv', xlsx: `null ''` };

const writtenIn = {
  csv: (cell: string, kind: CellKind) => (kind === 'text' ? csvTextSql(cell) : cell),
  xlsx: (cell: string) => cell,
};

const numbers = new Set(['int', 'integer', 'bigint']);

function kindOf(type: string): CellKind {
  if (numbers.has(type)) return 'number';
  return type === 'date' ? 'day' : 'text';
}

interface Written extends Pick<AsFile<unknown, string>, 'format' | 'name' | 'onRows'> {
  header: string[];
  kinds: CellKind[];
}

async function* contentOf(chunks: AsyncIterable<Buffer>, { format, name, header, kinds, onRows }: Written) {
  const rows = new RowCount(onRows);
  const onMore = (count: number) => rows.add(count);
  yield* format === 'csv'
    ? streamCopiedCsv(header, chunks, onMore)
    : streamXlsx({ name, header, rows: readCopiedRows(kinds, chunks, onMore) });
  await rows.end();
}

const rowsBetweenReports = 10_000;

class RowCount {
  private count = 0;
  private told = 0;

  constructor(private readonly onRows: OnRows = async () => undefined) {}

  async add(more: number): Promise<void> {
    this.count += more;
    if (this.count - this.told < rowsBetweenReports) return;
    this.told = this.count;
    await this.onRows(this.count);
  }

  end(): Promise<void> {
    return this.onRows(this.count);
  }
}

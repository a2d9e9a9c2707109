import type { MigrationClass } from '@overland/service-kit';
import { parse } from 'libpg-query';
import { alteringOf } from './altering.js';
import { bigTables } from './big-tables.js';
import { sqlOf } from './migration-sql.js';
import { type Finding, type Node, namesIn, type Statement } from './sql-nodes.js';

/** What may be done while the release before runs, as far as the handlers below have nothing against it. */
const harmless = new Set([
  ...['SelectStmt', 'InsertStmt', 'VariableSetStmt', 'CommentStmt', 'GrantStmt'],
  ...['CreateStmt', 'CreateTableAsStmt', 'CreateSeqStmt', 'CreateFunctionStmt', 'ViewStmt', 'CreateTrigStmt'],
  ...['CreatePolicyStmt', 'CreateStatsStmt', 'CreateSchemaStmt', 'CreateEnumStmt', 'IndexStmt'],
]);

interface Migrated {
  /** Tables of this migration's own, which nobody uses yet. */
  own: ReadonlySet<string>;
  /** Indexes that it makes. */
  indexes: ReadonlySet<string>;
  isInTransaction: boolean;
}

type Handler = (node: Node, migrated: Migrated) => Finding[];

const tableOf = (node: Node): string => node.relation?.relname ?? '';

/**
 * What the release before could not run beside, or would wait for: it runs on the same tables while it is replaced.
 * @param isInTransaction whether the migration's statements are one transaction
 */
export async function findConflicts(sql: readonly string[], isInTransaction: boolean): Promise<Finding[]> {
  const parsed = await Promise.all(sql.map((text) => parse(text)));
  const statements: Statement[] = parsed.flatMap(({ stmts = [] }) =>
    stmts.map(({ stmt }) => stmt as Statement),
  );
  const made = (kind: string, name: (node: Node) => string | undefined) =>
    new Set(statements.flatMap((statement) => (statement[kind] && name(statement[kind])) ?? []));
  const own = new Set([
    ...made('CreateStmt', tableOf),
    ...made('CreateTableAsStmt', (node) => node.into?.rel?.relname),
  ]);
  const migrated = { own, indexes: made('IndexStmt', ({ idxname }) => idxname), isInTransaction };
  return statements.flatMap((statement) => [...unknownIn(statement), ...findIn(statement, migrated)]);
}

/** Sentences about what a migration may not do, and does not name as an exception; and about exceptions that it does not need. */
export async function complaintsOf(migration: MigrationClass): Promise<string[]> {
  const { transaction } = new migration();
  const conflicts = await findConflicts(await sqlOf(migration), transaction !== false);
  const exceptions = Object.entries(migration.exceptions ?? {});
  const excused = new Set(exceptions.flatMap(([what, reason]) => (reason.trim() === '' ? [] : [what])));
  return [
    ...conflicts.filter(({ what }) => !excused.has(what)).map(({ what, why }) => `${what}: ${why}.`),
    ...exceptions
      .filter(([named]) => conflicts.every(({ what }) => what !== named))
      .map(([named]) => `needs no exception: ${named}.`),
  ];
}

function unknownIn(statement: Statement): Finding[] {
  const unknown = Object.keys(statement).filter((kind) => !harmless.has(kind) && !(kind in handlers));
  return unknown.map((kind) => ({ what: `runs a ${kind}`, why: 'this check does not know it' }));
}

/** In the statement and all that is nested in it, such as an update in a WITH. */
function findIn(value: unknown, migrated: Migrated): Finding[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) => [
    ...(handlers[key]?.(child, migrated) ?? []),
    ...findIn(child, migrated),
  ]);
}

const onOthers =
  (handler: (node: Node, table: string) => Finding[]): Handler =>
  (node, { own }) =>
    own.has(tableOf(node)) ? [] : handler(node, tableOf(node));

const manyRows = (verb: string) =>
  onOthers((_node, table) =>
    bigTables.has(table)
      ? [{ what: `${verb} rows of ${table}`, why: 'the table is big: a worker does it in steps (@DueWork)' }]
      : [],
  );

const handlers: Record<string, Handler> = {
  AlterTableStmt: onOthers((node, table) => alteringOf(node, table)),
  DropStmt: dropsOf,
  IndexStmt: indexesOf,
  RenameStmt: onOthers((node, table) => renamesOf(node, table)),
  UpdateStmt: manyRows('updates'),
  DeleteStmt: manyRows('deletes'),
  GrantStmt: (node, { own }) =>
    node.is_grant || namesIn(node.objects).every((name) => own.has(name))
      ? []
      : [
          {
            what: `revokes rights on ${namesIn(node.objects).join(', ')}`,
            why: 'the release before may use them',
          },
        ],
  DoStmt: (node, { own }) => {
    const [, table = ''] = /revoke update, delete on (\w+) from/.exec(JSON.stringify(node)) ?? [];
    return own.has(table) ? [] : [{ what: 'runs a DO block', why: 'what it does is not read here' }];
  },
};

function dropsOf({ removeType, objects, concurrent }: Node, { own, indexes }: Migrated): Finding[] {
  const kind = removeType.replace('OBJECT_', '').toLowerCase();
  if (['trigger', 'policy', 'rule'].includes(kind)) return [];
  return namesIn(objects)
    .filter((name) => !own.has(name) && !(kind === 'index' && concurrent && indexes.has(name)))
    .map((name) => ({ what: `drops ${kind} ${name}`, why: 'the release before may use it' }));
}

function indexesOf(node: Node, { own, isInTransaction }: Migrated): Finding[] {
  const table = tableOf(node);
  if (own.has(table)) return [];
  const what = `creates index ${node.idxname}`;
  const found: Finding[] = [];
  if (node.unique)
    found.push({ what, why: 'it is unique, and the release before may write what it refuses' });
  if (bigTables.has(table) && !node.concurrent)
    found.push({
      what,
      why: `${table} is big: create it concurrently, in a migration with transaction = false`,
    });
  if (node.concurrent && isInTransaction)
    found.push({ what, why: 'concurrently needs a migration with transaction = false' });
  return found;
}

function renamesOf({ renameType, subname, newname }: Node, table: string): Finding[] {
  if (renameType === 'OBJECT_INDEX') return [];
  const kind = renameType.replace('OBJECT_', '').toLowerCase();
  const named = subname ? `${subname} of ${table}` : table;
  return [{ what: `renames ${kind} ${named}`, why: `the release before knows no ${newname}` }];
}

import { bigTables } from './big-tables.js';
import { constraintsOf, type Finding, type Node } from './sql-nodes.js';

/** Steps of ALTER TABLE that change the catalog alone, and nothing for the release before. */
const harmless = new Set([
  ...[
    'AT_DropNotNull',
    'AT_ValidateConstraint',
    'AT_SetStatistics',
    'AT_SetRelOptions',
    'AT_ReplaceRelOptions',
  ],
  ...['AT_SetOptions', 'AT_ResetRelOptions', 'AT_ResetOptions'],
]);

const whys: Record<string, string> = {
  AT_DropColumn: 'the release before may name it',
  AT_AlterColumnType:
    'the table is written anew under a lock, and the release before expects the type of before',
  AT_SetNotNull: 'the release before may leave it empty, and all rows are read under a lock',
  AT_AddConstraint: 'the release before may write what it refuses, and all rows are read under a lock',
  AT_DropConstraint: 'the release before may rely on it, in an ON CONFLICT for instance',
  AT_DropDefault: 'the release before may not fill it',
};

const verbs: Record<string, string> = {
  AT_DropColumn: 'drops column',
  AT_AlterColumnType: 'changes the type of',
  AT_SetNotNull: 'sets not null on',
  AT_AddConstraint: 'adds constraint',
  AT_DropConstraint: 'drops constraint',
  AT_DropDefault: 'drops the default of',
};

/** What an ALTER TABLE does that the release before could not run beside. */
export function alteringOf({ cmds }: Node, table: string): Finding[] {
  return cmds.flatMap(({ AlterTableCmd: step }: Node) => {
    const kind = step.subtype === 'AT_ColumnDefault' && !step.def ? 'AT_DropDefault' : step.subtype;
    if (harmless.has(kind) || kind === 'AT_ColumnDefault') return [];
    if (kind === 'AT_AddColumn') return addingOf(step.def.ColumnDef, table);
    const name = step.name ?? step.def?.Constraint?.conname ?? '';
    const what = `${verbs[kind] ?? `does ${kind}`} ${name} of ${table}`.replace('  ', ' ');
    return [{ what, why: whys[kind] ?? 'this check does not know it' }];
  });
}

function addingOf(column: Node, table: string): Finding[] {
  const has = constraintsOf(column);
  const isFilled = ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'].some((kind) => has.has(kind));
  const whys: string[] = [];
  if (has.has('CONSTR_NOTNULL') && !isFilled)
    whys.push('not null without a default: the release before does not fill it');
  if (has.has('CONSTR_UNIQUE') || has.has('CONSTR_PRIMARY')) whys.push('its index is built under a lock');
  if (bigTables.has(table) && isWritten(column, has))
    whys.push(`${table} is big, and would be written anew under a lock`);
  if (bigTables.has(table) && (has.has('CONSTR_CHECK') || has.has('CONSTR_FOREIGN')))
    whys.push(`${table} is big, and its rows would be checked under a lock`);
  return whys.map((why) => ({ what: `adds column ${column.colname} to ${table}`, why }));
}

/** Whether each row gets a value of its own: a constant, or the time of the migration, is kept once for all. */
function isWritten({ typeName }: Node, has: Map<string, Node>): boolean {
  const type = typeName.names.at(-1).String.sval;
  if (has.has('CONSTR_IDENTITY') || type.endsWith('serial')) return true;
  if (has.get('CONSTR_GENERATED')?.generated_kind !== 'v' && has.has('CONSTR_GENERATED')) return true;
  const functions = [
    ...JSON.stringify(has.get('CONSTR_DEFAULT') ?? {}).matchAll(/"funcname":\[[^\]]*"sval":"(\w+)"\}\}\]/g),
  ];
  return functions.some(([, name]) => name !== 'now');
}

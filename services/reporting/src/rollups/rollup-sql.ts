import type { Rollup } from './rollup.js';

const keysOf = ({ keys }: Rollup) => Object.keys(keys).join(', ');
const columnsOf = (rollup: Rollup) => [keysOf(rollup), ...rollup.sums].join(', ');

const addedUp = ({ sums, type }: Rollup) => sums.map((sum) => `sum(${sum})::${type} as ${sum}`).join(', ');

/** The rows of the table that `counted` adds up to. */
function rowsOf(rollup: Rollup): string {
  const { keys, grouped } = rollup;
  const columns = [...Object.entries(keys).map(([key, value]) => `${value} as ${key}`), addedUp(rollup)];
  return `select ${columns.join(', ')} ${grouped}`;
}

/**
 * The sums and the changes that wait to be folded into them. One statement, so that both are of one moment.
 * @param where on columns that the sums and the deltas have
 */
export const sumsWithWaiting = (rollup: Rollup, where = 'true'): string => `
  select ${columnsOf(rollup)} from ${rollup.table} where ${where}
  union all
  select ${columnsOf(rollup)} from (
    with counted as (select * from ${rollup.deltas} where ${where}) ${rowsOf(rollup)}
  ) as waiting`;

/**
 * What some facts add up to, for a choice that the sums do not know.
 * @param where on columns that the facts have
 */
export const sumsOfFacts = (rollup: Rollup, where: string): string => `
  select ${columnsOf(rollup)} from (
    with counted as (${rollup.facts} and ${where}) ${rowsOf(rollup)}
  ) as chosen`;

/** Adds rows to the sums in the order of their key, so that rows that are read together are stored together. */
function addTo(rollup: Rollup, rows: string): string {
  const { table, sums } = rollup;
  return `
    insert into ${table} as kept (${columnsOf(rollup)})
    select ${columnsOf(rollup)} from (${rows}) as added order by ${keysOf(rollup)}
    on conflict (${keysOf(rollup)}) do update
      set ${sums.map((sum) => `${sum} = kept.${sum} + excluded.${sum}`).join(', ')}`;
}

/**
 * Folds up to $1 changes into the sums. They are found without a join, whose plan would be bad if many have arrived since the
 * table was last analyzed.
 */
export function foldSome(rollup: Rollup): string {
  const { deltas, sums } = rollup;
  const changed = `select * from (${rowsOf(rollup)}) as rows_of_changes where ${sums.map((sum) => `${sum} <> 0`).join(' or ')}`;
  return `
    with counted as (
      delete from ${deltas}
      where id <= (select max(id) from (select id from ${deltas} order by id limit $1) as oldest) returning *
    ), folded as (${addTo(rollup, changed)})
    select count(*)::int as taken from counted`;
}

/** Which of them have changes that wait. */
export const waitingOf = (rollups: readonly Rollup[]): string =>
  rollups
    .map(({ deltas }, at) => `select ${at} as at where exists (select from ${deltas})`)
    .join(' union all ');

/** What the facts add up to, minus the sums and the changes that wait. */
const differencesOf = (rollup: Rollup) => `
  select ${keysOf(rollup)}, ${addedUp(rollup)} from (
    select ${columnsOf(rollup)} from (with counted as (${rollup.facts}) ${rowsOf(rollup)}) as rows_of_facts
    union all
    select ${[keysOf(rollup), ...rollup.sums.map((sum) => `-${sum}`)].join(', ')}
    from (${sumsWithWaiting(rollup)}) as kept
  ) as compared
  group by ${keysOf(rollup)}
  having ${rollup.sums.map((sum) => `sum(${sum}) <> 0`).join(' or ')}`;

/** How many rows differ from what the facts add up to; a row of zeros counts as missing. */
export const countDifferences = (rollup: Rollup): string =>
  `select count(*)::int as differences from (${differencesOf(rollup)}) as differing`;

/** Corrects the sums, with the changes that wait, to what the facts add up to. */
export const addDifferences = (rollup: Rollup): string => addTo(rollup, differencesOf(rollup));

/** Allows one fold, rebuild or recount at a time. Taken before the snapshot, which a function could not do. */
export const lockSums = 'lock table rollup_turns in share row exclusive mode';
export const lockSumsOrFail = `${lockSums} nowait`;
export const oneSnapshot = 'set transaction isolation level repeatable read';
/** Adding up ten million facts takes longer than a call may. */
export const allowLongStatements = `set local statement_timeout = 0; set local lock_timeout = 0; set local work_mem = '256MB'`;

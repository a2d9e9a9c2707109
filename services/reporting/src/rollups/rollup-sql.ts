import type { Rollup } from './rollup.js';

const keysOf = ({ keys }: Rollup) => Object.keys(keys).join(', ');
const columnsOf = (rollup: Rollup) => [keysOf(rollup), ...rollup.sums].join(', ');

/** The rows of the table that `counted` adds up to. */
function rowsOf({ keys, sums, grouped }: Rollup): string {
  const columns = [
    ...Object.entries(keys).map(([key, value]) => `${value} as ${key}`),
    ...sums.map((sum) => `sum(${sum})::bigint as ${sum}`),
  ];
  return `select ${columns.join(', ')} ${grouped}`;
}

/**
 * The sums with what waits to be folded into them, in one statement and so of one moment.
 * @param where of columns that the sums and the deltas have
 */
export const sumsWithWaiting = (rollup: Rollup, where = 'true'): string => `
  select ${columnsOf(rollup)} from ${rollup.table} where ${where}
  union all
  select ${columnsOf(rollup)} from (
    with counted as (select * from ${rollup.deltas} where ${where}) ${rowsOf(rollup)}
  ) as waiting`;

/** Moves up to $1 changes into the sums. */
export function foldSome(rollup: Rollup): string {
  const { table, deltas, sums } = rollup;
  return `
    with counted as (
      delete from ${deltas} where id in (select id from ${deltas} order by id limit $1) returning *
    ), folded as (
      insert into ${table} as kept (${columnsOf(rollup)})
      select ${columnsOf(rollup)} from (${rowsOf(rollup)}) as changes
      where ${sums.map((sum) => `${sum} <> 0`).join(' or ')}
      on conflict (${keysOf(rollup)}) do update
        set ${sums.map((sum) => `${sum} = kept.${sum} + excluded.${sum}`).join(', ')}
    )
    select count(*)::int as taken from counted`;
}

export const emptySums = ({ table }: Rollup): string => `delete from ${table}`;
/** In the order of the key, so that its index is written from front to back, and rows that are read together lie together. */
export const fillSums = (rollup: Rollup): string => `
  with counted as (${rollup.facts})
  insert into ${rollup.table} (${columnsOf(rollup)})
  select ${columnsOf(rollup)} from (${rowsOf(rollup)}) as rows_of_facts order by ${keysOf(rollup)}`;
/** In one snapshot with the facts, these are part of them. */
export const emptyDeltas = ({ deltas }: Rollup): string => `delete from ${deltas}`;

/** How many rows, with what waits, are not what the facts add up to; one of zeros is as good as none. */
export const countDifferences = (rollup: Rollup): string => `
  select count(*)::int as differences from (
    select from (
      ${sumsWithWaiting(rollup)}
      union all
      select ${[keysOf(rollup), ...rollup.sums.map((sum) => `-${sum}`)].join(', ')} from (
        with counted as (${rollup.facts}) ${rowsOf(rollup)}
      ) as real
    ) as compared
    group by ${keysOf(rollup)}
    having ${rollup.sums.map((sum) => `sum(${sum}) <> 0`).join(' or ')}
  ) as different`;

/** One fold, rebuild or recount at a time. Taken before a snapshot begins, which a function could not do. */
export const takeTurn = 'lock table rollup_turns in share row exclusive mode';
export const takeTurnOrFail = `${takeTurn} nowait`;
export const oneSnapshot = 'set transaction isolation level repeatable read';
/** Adding up ten million facts takes longer than a call may. */
export const takeTime = `set local statement_timeout = 0; set local lock_timeout = 0; set local work_mem = '256MB'`;

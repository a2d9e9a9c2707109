import type { EntityManager } from 'typeorm';

/** Counts of facts by day, kept as the facts change. */
export interface Rollup {
  /** The table of the counts; its primary key is `keys`. */
  table: 'quote_counts' | 'on_time_counts';
  /** The view that says what each fact adds to them, with the columns of the table. */
  counted: 'quotes_counted' | 'orders_counted';
  /** The fact's column of the view. */
  id: 'quote_id' | 'order_id';
  keys: readonly string[];
  sums: readonly string[];
}

/**
 * Saves a fact, and changes the counts by what it adds now and added before. One fact at a time: two changes at the same
 * moment would both take away the same.
 */
export async function keepCounts(
  manager: EntityManager,
  rollup: Rollup,
  { id, save }: { id: string; save: () => Promise<void> },
): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [rollup.table]);
  const before = `select coalesce(jsonb_agg(c), '[]') as before from ${rollup.counted} c where ${rollup.id} = $1`;
  const [counted] = await manager.query<{ before: object[] }[]>(before, [id]);
  await save();
  await manager.query(differenceSql(rollup), [id, JSON.stringify(counted?.before ?? [])]);
}

/** Counts all facts again. Whoever changes one meanwhile waits. */
export async function countAgain(manager: EntityManager, rollup: Rollup): Promise<void> {
  const { table, counted, keys } = rollup;
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [table]);
  await manager.query(`delete from ${table}`);
  await manager.query(`insert into ${table} (${columnsOf(rollup)})
    select ${keys}, ${sumsOf(rollup)} from ${counted} group by ${keys}`);
}

const columnsOf = ({ keys, sums }: Rollup) => [...keys, ...sums].join(', ');
const sumsOf = ({ sums }: Rollup) => sums.map((sum) => `sum(${sum})`).join(', ');

/** Only what changed is written, in the order of the key. */
function differenceSql(rollup: Rollup): string {
  const { table, counted, id, keys, sums } = rollup;
  return `
    insert into ${table} as kept (${columnsOf(rollup)})
    select ${keys}, ${sumsOf(rollup)} from (
      select ${columnsOf(rollup)} from ${counted} where ${id} = $1
      union all
      select ${keys}, ${sums.map((sum) => `-${sum}`)} from jsonb_populate_recordset(null::${table}, $2)
    ) changes
    group by ${keys}
    having ${sums.map((sum) => `sum(${sum}) <> 0`).join(' or ')}
    order by ${keys}
    on conflict (${keys}) do update set ${sums.map((sum) => `${sum} = kept.${sum} + excluded.${sum}`)}`;
}

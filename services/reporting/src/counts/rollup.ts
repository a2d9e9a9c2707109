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

/** One change, or one count of all, at a time. */
export const takeTurnOf = ({ table }: Rollup): string =>
  `select pg_advisory_xact_lock(hashtextextended('${table}', 0))`;

const columnsOf = ({ keys, sums }: Rollup) => [...keys, ...sums].join(', ');
const sumsOf = ({ sums }: Rollup) => sums.map((sum) => `sum(${sum})::int as ${sum}`).join(', ');

/** $1 is the fact, $2 what it added before. Only what changed is written, in the order of the key. */
export function differenceSql(rollup: Rollup): string {
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

/** What all facts add up to. */
const realOf = (rollup: Rollup) =>
  `select ${rollup.keys}, ${sumsOf(rollup)} from ${rollup.counted} group by ${rollup.keys}`;

export const emptyCounts = ({ table }: Rollup): string => `delete from ${table}`;
export const fillCounts = (rollup: Rollup): string =>
  `insert into ${rollup.table} (${columnsOf(rollup)}) ${realOf(rollup)}`;

/** How many rows are not what the facts add up to; one of zeros is as good as none. */
export function countDifferencesOf(rollup: Rollup): string {
  const { table, keys, sums } = rollup;
  const of = (side: string) => sums.map((sum) => `coalesce(${side}.${sum}, 0)`).join(', ');
  return `select count(*)::int as differences
    from ${table} kept full join (${realOf(rollup)}) real using (${keys})
    where (${of('kept')}) <> (${of('real')})`;
}

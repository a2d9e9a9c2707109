/**
 * Sums over facts, updated as the facts change (docs/adr/0019-rollups-of-orders.md). All of this is our own SQL; nothing comes
 * from a request.
 */
export interface Rollup {
  /** Used in `rollup_states`, in the log and in `/metrics`. */
  name: string;
  table: string;
  /** The table in which a trigger on the facts records what each change adds and removes, until it is folded. */
  deltas: string;
  /** What all facts add, in the columns of the deltas; it ends with a condition. The trigger says the same for one fact. */
  facts: string;
  /** The primary key of the table: each column, and its value from grouped deltas. */
  keys: Readonly<Record<string, string>>;
  sums: readonly string[];
  /** The type of the sums, as in the table. PostgreSQL adds up int in less than half the time of bigint. */
  type: 'int' | 'bigint';
  /** The `from` and `group by` that turn `counted` into rows: deltas, or facts in their columns. */
  grouped: string;
}

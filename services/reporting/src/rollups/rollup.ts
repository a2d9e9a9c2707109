/**
 * Sums over facts, kept as the facts change (docs/adr/0019-rollups-of-orders.md). All of it is SQL of ours; nothing comes
 * from a request.
 */
export interface Rollup {
  /** In `rollup_states`, in the log and in `/metrics`. */
  name: string;
  table: string;
  /** Where a trigger on the facts writes what each change takes away and adds, until it is folded into the table. */
  deltas: string;
  /** What all facts add, in the columns of the deltas. The trigger says the same of one fact. */
  facts: string;
  /** The primary key of the table, each column with what it is of grouped deltas. */
  keys: Readonly<Record<string, string>>;
  sums: readonly string[];
  /** Of the sums, as in the table. PostgreSQL adds up int in less than half the time of bigint. */
  type: 'int' | 'bigint';
  /** The `from` and `group by` that make rows of `counted`, which are deltas, or facts in their columns. */
  grouped: string;
}

import pg from 'pg';

const { DATE, INT8 } = pg.types.builtins;

const parsers = new Map<number, (text: string) => unknown>([
  // A calendar day is text 'YYYY-MM-DD'; the driver would make it local midnight.
  [DATE, (text) => text],
  // Counts, and numbers that people see: all far below 2^53.
  [INT8, Number],
]);

/** How values of a service's database arrive: `date` as text and `bigint` as a number, all else as the driver has it. */
export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text');
  },
};

/** For a `numeric` column whose values a number holds exactly: `@Column('numeric', { transformer: asNumber })`. */
export const asNumber = {
  from: (text: string | null): number | null => (text === null ? null : Number(text)),
  to: (value: number | null): number | null => value,
};

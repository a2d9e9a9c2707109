// Fills a table with copies of its demo rows, with other numbers, people, days and portals.
import pg from 'pg';

const firstNames =
  'Ada Alma Amir Anna Bela Cora Dana Dean Elif Emma Eric Esme Finn Gina Hana Hugo Igor Iris Ivan Jade Jane Joel Juan June Karl Kira Lena Leon Lily Luca Lynn Maja Marc Mila Nina Noah Nora Omar Otto Paul Rafe Rosa Ruth Sara Sean Theo Tina Vera Wade Yara Zoe'.split(
    ' ',
  );
const lastNames =
  'Abbott Baker Castillo Dalton Ellison Fischer Grant Hobbs Iverson Jensen Kowalski Lindgren Mercer Novak Okafor Price Quinn Ramirez Sandoval Thornton Underwood Vasquez Whitaker Xiong Yates Zimmerman Ashford Bennett Crawford Donovan Everett Fleming Gallagher Holloway Ingram Jacobs Keller Lockwood Marshall Nguyen Osborne Pearson Ramsey Shepherd Townsend Vaughn Winslow'.split(
    ' ',
  );

const connections = 2;
/** Rows of one statement: they fit into `work_mem`. */
const atOnce = 20_000;
const settings = {
  // No trigger runs and no reference is checked: the rows of all tables are made here.
  session_replication_role: 'replica',
  synchronous_commit: 'off',
  wal_compression: 'off',
  work_mem: '256MB',
  max_parallel_maintenance_workers: '0',
};

/**
 * One statement makes the rows of all tables, without indexes: these are built at the end, which is several times faster
 * than maintaining them.
 * @param changed columns that differ, in SQL over the number `i` of the row and its template `t`. Parameters: $1 id and
 *   $2 name of the big portal, $3 the size
 * @param parts of the rows after those that are present: `{ from, to, of }`, where `of` is a condition for their templates
 * @param restOfSearch what rows have in their search text from their template, in SQL over the table
 * @param searchText in SQL over the columns of `made`, the new rows, and their `rest_of_search`
 * @param also rows of other tables: `{ table, insert }`, whose statement reads `made`
 */
export async function copyRows(
  url,
  { table, size, bigPortal, changed, parts = onePart, restOfSearch = `''`, searchText, also = [] },
) {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new pg.Pool({ connectionString: url, max: connections, options: options.join(' ') });
  try {
    const tables = [table, `${table}_search`, ...also.map((one) => one.table)];
    const indexes = await stopIndexes(pool, tables);
    const columns = await insertableColumns(pool, table);
    const {
      rows: [{ present }],
    } = await pool.query(`select count(*)::int as present from ${table}`);
    const sql = insertOf({
      table,
      columns,
      changed: { ...standard, ...changed },
      searchText,
      also,
    });
    await pool.query(`create table first_rows as select *, ${restOfSearch} as rest_of_search from ${table}`);
    for (const { from, to, of } of parts(present, size)) {
      await pool.query(`create table templates as select row_number() over (order by unique_id) - 1 as n, *
        from first_rows where ${of}`);
      await pool.query('create unique index on templates (n)');
      await inTurn(chunksOf(from, to), (chunk) =>
        pool.query(sql, [bigPortal._id, bigPortal.companyName, size, ...chunk]),
      );
      await pool.query('drop table templates');
    }
    await pool.query('drop table first_rows');
    await pool.query(`vacuum (freeze) ${tables}`);
    await inTurn(indexes, (index) => pool.query(`reindex index ${index}`));
    await pool.query(`analyze ${tables}`);
  } finally {
    await pool.end();
  }
}

const onePart = (present, size) => [{ from: present + 1, to: size, of: 'true' }];

const chunksOf = (from, to) =>
  Array.from({ length: Math.ceil((to - from + 1) / atOnce) }, (_, chunk) => [
    from + chunk * atOnce,
    Math.min(from + (chunk + 1) * atOnce - 1, to),
  ]);

/** Each connection takes the next remaining task. */
async function inTurn(tasks, work) {
  const left = [...tasks];
  const one = async () => {
    for (let task = left.shift(); task !== undefined; task = left.shift()) await work(task);
  };
  await Promise.all(Array.from({ length: connections }, one));
}

/** New rows go into no index until `reindex`, which turns it on again. The names of the indexes, the slowest one first. */
async function stopIndexes(pool, tables) {
  const { rows } = await pool.query(
    `update pg_index set indisready = false, indisvalid = false where indrelid = any($1::regclass[])
     returning indexrelid::regclass::text as name`,
    [tables],
  );
  const isSlow = (name) => name.endsWith('_search_text');
  return rows.map(({ name }) => name).sort((a, b) => isSlow(b) - isSlow(a));
}

async function insertableColumns(pool, table) {
  const { rows } = await pool.query(
    `select column_name as name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** One of `count` values, always the same for a row and evenly distributed. */
export const pick = (expression, count) => `abs(hashint8(${expression})::bigint) % ${count}`;
/** When the row was made: evenly over two years, the last one now. */
export const daysBack = `now() - interval '730 days' * (1 - i::float8 / ($3 + 1))`;
const textArray = (words) => `array[${words.map((word) => `'${word}'`).join(',')}]`;

/** Half belongs to one portal, and the days go back two years. */
const standard = {
  id: 'gen_random_uuid()',
  // Of seven digits up to nine million rows: shorter numbers are looked for in fewer ways.
  unique_id: '1_000_000 + i',
  portal_id: 'case when i % 2 = 0 then $1::uuid else t.portal_id end',
  company_name: 'case when i % 2 = 0 then $2 else t.company_name end',
  customer_full_name: `(${textArray(firstNames)})[1 + ${pick('i', firstNames.length)}]
    || ' ' || (${textArray(lastNames)})[1 + ${pick('i + 7', lastNames.length)}]`,
  price: `t.price + (${pick('i + 19', 400)})::int`,
  created_at: daysBack,
};

/** A column of another template, so that not all columns repeat together. */
export const ofAnother = (column, offset) =>
  `(select p.${column} from templates p where p.n = ${pick(`i + ${offset}`, 'c.n')})`;

function insertOf({ table, columns, changed, searchText, also }) {
  const names = columns.join(', ');
  return `with made as materialized (
      select ${columns.map((name) => `${changed[name] ?? `t.${name}`} as ${name}`).join(', ')}, t.rest_of_search
      from (select count(*) as n from templates) c, generate_series($4::bigint, $5::bigint) i
      join templates t on t.n = ${pick('i + 3', '(select count(*) from templates)')}),
    rows as (insert into ${table} (${names}) select ${names} from made)
    ${also.map((one) => `, ${one.table}_too as (${one.insert})`).join('')}
    insert into ${table}_search (id, portal_id, search_text) select id, portal_id, lower(${searchText}) from made`;
}

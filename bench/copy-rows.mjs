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

/**
 * Indexes are rebuilt at the end, which is several times faster than maintaining them.
 * @param changed columns that differ, in SQL over the number `i` of the row and its template `t`. Parameters: $1 id and
 *   $2 name of the big portal, $3 the size
 * @param parts of the rows after those that are present: `{ from, to, of }`, where `of` is a condition for their templates
 * @param searchText the text of the table's search, in SQL over its columns
 * @param afterwards statements for when the rows are there, before the indexes are
 */
export async function copyRows(
  url,
  { table, size, bigPortal, changed, parts = onePart, searchText, afterwards = [] },
) {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  try {
    const indexes = await dropIndexes(pool, table);
    await pool.query(`alter table ${table} disable trigger ${table}_search_follows`);
    const columns = await insertableColumns(pool, table);
    const {
      rows: [{ present, last }],
    } = await pool.query(`select count(*)::int as present, max(unique_id)::int as last from ${table}`);
    const sql = insertOf({ table, columns, changed: { ...standard(last - present), ...changed } });
    for (const { from, to, of } of parts(present, size)) {
      await pool.query(`create table templates as select row_number() over (order by unique_id) - 1 as n, *
        from ${table} where unique_id <= ${last} and (${of})`);
      await pool.query('create unique index on templates (n)');
      const insert = (share) => pool.query(sql, [bigPortal._id, bigPortal.companyName, size, ...share]);
      await Promise.all(sharesOf(from, to).map(insert));
      await pool.query('drop table templates');
    }
    for (const sql of afterwards) await pool.query(sql);
    await makeIndexes(pool, indexes);
    await fillSearch(pool, table, searchText);
    await pool.query(`vacuum (analyze, freeze) ${table}, ${table}_search`);
  } finally {
    await pool.end();
  }
}

const onePart = (present, size) => [{ from: present + 1, to: size, of: 'true' }];

function sharesOf(from, to) {
  const share = Math.ceil((to - from + 1) / connections);
  return Array.from({ length: connections }, (_, part) => [
    from + part * share,
    Math.min(from + (part + 1) * share - 1, to),
  ]);
}

async function dropIndexes(pool, table) {
  const { rows } = await pool.query(
    `select indexname, indexdef from pg_indexes where tablename = $1 and schemaname = 'public'
       and indexname not in (select conname from pg_constraint)`,
    [table],
  );
  for (const { indexname } of rows) await pool.query(`drop index ${indexname}`);
  return rows;
}

/** Each connection takes the next remaining task. */
async function makeIndexes(pool, indexes) {
  const left = indexes.map(({ indexdef }) => indexdef);
  const one = async () => {
    for (let sql = left.pop(); sql; sql = left.pop()) await pool.query(sql);
  };
  await Promise.all(Array.from({ length: connections }, one));
}

/** Writes the search text of all rows at once, as the trigger does for one. */
async function fillSearch(pool, table, searchText) {
  const search = `${table}_search`;
  await pool.query(`drop index ${search}_text`);
  await pool.query(`insert into ${search} (id, portal_id, search_text)
    select id, portal_id, lower(${searchText})
    from ${table} where not exists (select from ${search} s where s.id = ${table}.id)`);
  await pool.query(`create index ${search}_text on ${search} using gin (search_text gin_trgm_ops)`);
  await pool.query(`alter table ${table} enable trigger ${search}_follows`);
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
const standard = (numbered) => ({
  id: 'gen_random_uuid()',
  unique_id: `${numbered} + i`,
  portal_id: 'case when i % 2 = 0 then $1::uuid else t.portal_id end',
  company_name: 'case when i % 2 = 0 then $2 else t.company_name end',
  customer_full_name: `(${textArray(firstNames)})[1 + ${pick('i', firstNames.length)}]
    || ' ' || (${textArray(lastNames)})[1 + ${pick('i + 7', lastNames.length)}]`,
  price: `t.price + (${pick('i + 19', 400)})::int`,
  created_at: daysBack,
});

/** A column of another template, so that not all columns repeat together. */
export const ofAnother = (column, offset) =>
  `(select p.${column} from templates p where p.n = ${pick(`i + ${offset}`, 'c.n')})`;

function insertOf({ table, columns, changed }) {
  return `insert into ${table} (${columns.join(', ')})
    select ${columns.map((name) => changed[name] ?? `t.${name}`).join(', ')}
    from (select count(*) as n from templates) c, generate_series($4::bigint, $5::bigint) i
    join templates t on t.n = ${pick('i + 3', '(select count(*) from templates)')}`;
}

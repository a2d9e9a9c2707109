// Fills a quoting database with copies of its demo quotes, with other numbers, people, days and portals.
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

/** Indexes are rebuilt at the end, which is several times faster than maintaining them. */
export async function seedQuotes(url, { size, bigPortal }) {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  try {
    const { rows: indexes } = await pool.query(
      `select indexname, indexdef from pg_indexes where tablename = 'quotes' and schemaname = 'public'
         and indexname not in (select conname from pg_constraint)`,
    );
    for (const { indexname } of indexes) await pool.query(`drop index ${indexname}`);
    await pool.query('alter table quotes disable trigger quotes_search_follows');
    await pool.query(
      'create table templates as select row_number() over (order by unique_id) - 1 as n, q.* from quotes q',
    );
    await pool.query('create unique index on templates (n)');
    const {
      rows: [{ present }],
    } = await pool.query('select count(*)::int as present from quotes');
    const columns = await insertableColumns(pool);
    const share = Math.ceil((size - present) / connections);
    const shares = Array.from({ length: connections }, (_, part) => [
      present + part * share + 1,
      Math.min(present + (part + 1) * share, size),
    ]);
    await Promise.all(
      shares.map(([from, to]) =>
        pool.query(insertOf(columns), [from, to, bigPortal._id, bigPortal.companyName, size]),
      ),
    );
    await pool.query(`select setval('quote_number', (select max(unique_id) from quotes))`);
    await pool.query('drop table templates');
    await makeIndexes(pool, indexes);
    await fillSearch(pool);
    await pool.query('vacuum (analyze, freeze) quotes, quotes_search');
  } finally {
    await pool.end();
  }
}

/** Writes the search text of all rows at once, as the trigger does for one. */
async function fillSearch(pool) {
  await pool.query('drop index quotes_search_text');
  await pool.query(`insert into quotes_search (id, portal_id, search_text)
    select id, portal_id, lower(unique_id::text || ' ' || customer_full_name || ' ' || pickup_text || ' ' ||
      delivery_text || ' ' || array_to_string(vehicles, ' '))
    from quotes where not exists (select from quotes_search s where s.id = quotes.id)`);
  await pool.query('create index quotes_search_text on quotes_search using gin (search_text gin_trgm_ops)');
  await pool.query('alter table quotes enable trigger quotes_search_follows');
}

/** Each connection takes the next remaining task. */
async function makeIndexes(pool, indexes) {
  const left = indexes.map(({ indexdef }) => indexdef);
  const one = async () => {
    for (let sql = left.pop(); sql; sql = left.pop()) await pool.query(sql);
  };
  await Promise.all(Array.from({ length: connections }, one));
}

async function insertableColumns(pool) {
  const { rows } = await pool.query(
    `select column_name as name from information_schema.columns
     where table_name = 'quotes' and is_generated = 'NEVER' order by ordinal_position`,
  );
  return rows.map(({ name }) => name);
}

/** Half belongs to one portal, the days go back two years, and each Booked row has its own order id. */
function insertOf(columns) {
  const changed = {
    id: 'gen_random_uuid()',
    unique_id: 'c.numbered + i',
    portal_id: 'case when i % 2 = 0 then $3::uuid else t.portal_id end',
    company_name: 'case when i % 2 = 0 then $4 else t.company_name end',
    created_by: 'null',
    order_id: `case when t.status = 'Booked' then gen_random_uuid() end`,
    customer_full_name: `(${textArray(firstNames)})[1 + ${pick('i', firstNames.length)}]
      || ' ' || (${textArray(lastNames)})[1 + ${pick('i + 7', lastNames.length)}]`,
    pickup_text: `(select p.pickup_text from templates p where p.n = ${pick('i + 13', 'c.n')})`,
    delivery_text: `(select p.delivery_text from templates p where p.n = ${pick('i + 17', 'c.n')})`,
    price: `t.price + (${pick('i + 19', 400)})::int`,
    created_at: `now() - interval '730 days' * (1 - i::float8 / ($5 + 1))`,
    priced_at: `now() - interval '730 days' * (1 - i::float8 / ($5 + 1))`,
  };
  return `insert into quotes (${columns.join(', ')})
    select ${columns.map((name) => changed[name] ?? `t.${name}`).join(', ')}
    from (select count(*) as n, max(unique_id) - count(*) as numbered from templates) c, generate_series($1::bigint, $2::bigint) i
    join templates t on t.n = ${pick('i + 3', '(select count(*) from templates)')}`;
}

/** One of `count` values, always the same for a row and evenly distributed. */
const pick = (expression, count) => `abs(hashint8(${expression})::bigint) % ${count}`;
const textArray = (words) => `array[${words.map((word) => `'${word}'`).join(',')}]`;

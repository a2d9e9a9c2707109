// Fills a reporting database with order facts, and makes their rollups.
import { rebuildRollups } from '@overland/reporting';
import pg from 'pg';

const portals = 400;
const connections = 2;
const carriers = 300;
const carriersOfOne = 6;
const states = [
  'AZ',
  'CA',
  'CO',
  'FL',
  'GA',
  'IL',
  'MI',
  'NC',
  'NE',
  'NJ',
  'NV',
  'NY',
  'OH',
  'OK',
  'OR',
  'PA',
  'TN',
  'TX',
  'WA',
  'WI',
];

/**
 * A quarter belongs to one portal, the others to 400; the days go back three years, the last one is today. A company
 * ships from its state with a few carriers, the big one everywhere with all of them. An eighth of the pickups and deliveries
 * are late, and those of the last twelve days are not done.
 */
export async function seedFacts(url, { size, bigPortal }) {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  try {
    await pool.query(`insert into report_portals
      select md5('portal ' || n)::uuid, 1, 'Company ' || n, 'other:Region ' || n % 20, n % 2 = 0, '{}'
      from generate_series(0, ${portals - 1}) n`);
    await pool.query('alter table order_facts disable trigger user');
    await pool.query('truncate order_facts');
    const indexes = await dropIndexes(pool);
    await Promise.all(
      Array.from({ length: connections }, (_, part) =>
        pool.query(insertFacts, [bigPortal._id, size, part, connections, states]),
      ),
    );
    for (const { indexdef } of indexes) await pool.query(indexdef);
    await pool.query('alter table order_facts enable trigger user');
    await pool.query('vacuum (analyze, freeze) order_facts');
    await makeRollups(pool);
    await pool.query('vacuum (analyze, freeze) order_rollups, on_time_counts');
  } finally {
    await pool.end();
  }
}

async function makeRollups(pool) {
  const client = await pool.connect();
  const started = performance.now();
  const rows = await rebuildRollups(client);
  client.release();
  console.log(`  ${rows} rows of rollups made in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function dropIndexes(pool) {
  const { rows } = await pool.query(`select indexname, indexdef from pg_indexes
    where tablename = 'order_facts' and indexname not in (select conname from pg_constraint)`);
  for (const { indexname } of rows) await pool.query(`drop index ${indexname}`);
  return rows;
}

/** Everything follows from the number of the row, so that two databases of a size are the same. */
const insertFacts = `
  insert into order_facts (order_id, version, unique_id, quote_id, portal_id, status, sd_status, transport_type,
    payment_type, paid, miles, price, vehicles, booked_at, service_level, pickup_state, delivery_state, carrier_name,
    pickup_last_day, picked_up_on, delivery_last_day, delivered_on)
  select gen_random_uuid(), 1, 20000000 + i, gen_random_uuid(),
    case when i % 4 = 0 then $1::uuid else md5('portal ' || h % ${portals})::uuid end,
    case when h % 50 = 0 then 'Canceled' when is_done then 'Delivered' else 'New' end,
    case when is_done then 'delivered' else 'new' end,
    (array['OPEN','OPEN','OPEN','ENCLOSED','WHITEGLOVE'])[1 + h / 7 % 5],
    'COD', true, 60 + h / 11 % 3000, 600 + h / 13 % 2000, 1 + h / 17 % 2,
    booked_at, (array[1, 3, 5, 7])[1 + h / 19 % 4], ($5::text[])[1 + (case when i % 4 = 0 then h / 23 else h % ${portals} end) % ${states.length}],
    ($5::text[])[1 + h / 29 % ${states.length}], case when is_done then 'Carrier ' || (case when i % 4 = 0 then h / 31
      else h % ${portals} + h / 31 % ${carriersOfOne} end) % ${carriers} else '' end,
    booked_at::date + 4, case when is_done then booked_at::date + 3 + (h / 37 % 8 = 0)::int * 2 end,
    booked_at::date + 8, case when is_done then booked_at::date + 7 + (h / 41 % 8 = 0)::int * 2 end
  from (select i, abs(hashint8(i)::bigint) as h from generate_series(1 + $3::bigint, $2::bigint, $4::bigint) i) rows
  cross join lateral (values (now() - interval '1095 days' * (1 - i::float8 / $2))) times (booked_at)
  cross join lateral (values (booked_at < now() - interval '12 days')) ends (is_done)`;

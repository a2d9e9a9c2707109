import pg from 'pg';
import { bigPortal, query } from './at-size.mjs';
import { listStatements } from './list-sql.mjs';
import { cpuPerTurn, quickly, takeTurns } from './measure.mjs';
import { withQuotesAtSize } from './quotes-at-size.mjs';
import { ratio } from './rows.mjs';

export const name = 'P22';
export const title = 'Row-level security on over off, CPU of the database';
export const hosting = 'none';

const size = 100_000;
const unbound = 'bench_without_rules';

export function run() {
  return withQuotesAtSize([size], async ({ urlOf, adminUrlOf, secrets }) => {
    const off = await withoutRules(adminUrlOf(size), secrets);
    const scope = { portalId: bigPortal._id };
    const [setScope, ...list] = await listStatements(urlOf(size), { request: {}, scope });
    const [{ id }] = await query(
      adminUrlOf(size),
      `select id from quotes where portal_id = '${bigPortal._id}' limit 1`,
    );
    const one = [
      {
        sql: 'select * from quotes where id = $1 and ($2::uuid is null or portal_id = $2)',
        params: [id, bigPortal._id],
      },
    ];
    const rows = [];
    for (const [what, statements, times, atMost] of [
      ['list of 150', list, quickly(150), 1.2],
      ['one row', one, quickly(3000), 1.5],
    ]) {
      const figures = await takeTurns(
        {
          on: () => databaseCpu(urlOf(size), [setScope, ...statements], times),
          off: () => databaseCpu(off, statements, times),
        },
        { unit: 'us' },
      );
      rows.push({
        what: `${what}, in a transaction with and without the portal set`,
        figures: ratio(figures.on, figures.off),
        atMost,
        why: 'the rule is compared once more for each of the 1,001 entries that the total counts',
      });
    }
    return rows;
  });
}

/** CPU microseconds of the PostgreSQL backend for one transaction of the statements. */
async function databaseCpu(url, statements, times) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const {
      rows: [{ pid }],
    } = await client.query('select pg_backend_pid() as pid');
    const transactions = async (count) => {
      for (let index = 0; index < count; index += 1) {
        await client.query('begin');
        for (const { sql, params } of statements) await client.query(sql, params);
        await client.query('commit');
      }
    };
    await transactions(Math.ceil(times / 10));
    return await cpuPerTurn(pid, times, () => transactions(times));
  } finally {
    await client.end();
  }
}

/** A role that may read the same tables and bypasses row-level security. */
async function withoutRules(adminUrl, { appPassword }) {
  const known = await query(adminUrl, `select 1 from pg_roles where rolname = '${unbound}'`);
  const verb = known.length === 0 ? 'create' : 'alter';
  await query(adminUrl, `${verb} role ${unbound} login bypassrls password '${appPassword}'`);
  const [{ database }] = await query(adminUrl, 'select current_database() as database');
  await query(adminUrl, `grant connect on database ${database} to ${unbound}`);
  await query(adminUrl, `grant usage on schema public to ${unbound}`);
  await query(adminUrl, `grant select on all tables in schema public to ${unbound}`);
  const url = new URL(adminUrl);
  url.username = unbound;
  url.password = appPassword;
  return url.href;
}

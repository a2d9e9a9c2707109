// The statements that a service's own code runs for a call, and their rate over HTTP against that of the database alone.
import { openDatabase, serviceVariable } from '@overland/service-kit';
import { requestRate, takeTurns } from './measure.mjs';
import { databaseClient, transactionsPerSecond, withValues } from './pgbench.mjs';
import { ratio } from './rows.mjs';

const clients = 8;
const seconds = 3;

/** Runs `work(database)` and returns its statements, each `{ sql, params }`, those of the transaction with them. */
export async function statementsOf(url, definition, work) {
  process.env[serviceVariable(definition.name, 'DATABASE_URL')] = url;
  const database = await openDatabase(definition);
  const statements = [];
  const create = database.createQueryRunner.bind(database);
  database.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner);
    runner.query = (sql, params = [], ...more) => {
      statements.push({ sql, params });
      return query(sql, params, ...more);
    };
    return runner;
  };
  try {
    await work(database);
  } finally {
    await database.destroy();
  }
  return statements;
}

/**
 * A row: the rate of `paths` over HTTP, in turn, over that of the database with the statements of these calls.
 */
export async function rateRow({ what, service, headers, paths, statements, url }) {
  const requests = paths.map((path) => ({ path, headers }));
  const http = () => requestRate({ url: service.url, requests, connections: clients, duration: seconds });
  const alone = { url, ...scriptOf(statements), clients, seconds };
  await http();
  console.log(`  ${what}`);
  const figures = await takeTurns(
    { http, database: async () => (await transactionsPerSecond(alone)) * paths.length },
    { times: 5, unit: '/s' },
  );
  return {
    what: `rate over HTTP of ${databaseClient}, ${what}`,
    figures: ratio(figures.http, figures.database),
    atLeast: 0.5,
  };
}

/** All calls as one script. What went to the database as one message is one for pgbench, too. */
function scriptOf(statements) {
  return {
    script: statements.map(({ sql, params }) => withValues(sql.replaceAll(';', '\\;'), params)).join('\n'),
    async replay(client) {
      for (const { sql, params } of statements) await client.query(sql, params);
    },
  };
}

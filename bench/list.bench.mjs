import { bigPortal } from './at-size.mjs';
import { withServer } from './baseline.mjs';
import { listStatements, transactionOf } from './list-sql.mjs';
import { measureInTurn, requestRate, takeTurns } from './measure.mjs';
import { databaseClient, transactionsPerSecond } from './pgbench.mjs';
import { withQuotesAtSize } from './quotes-at-size.mjs';
import { listRequest, withQuotingService } from './quoting-service.mjs';
import { ratio } from './rows.mjs';

export const name = 'P3';
export const title = 'List of 150 quotes, authorised and filtered by portal';
export const hosting = 'none';

const clients = 8;
const seconds = 3;

export function run() {
  return withQuotesAtSize([100_000, 1_000_000], async (databases) => [
    ...(await rateRows(databases, 100_000)),
    ...(await rateRows(databases, 1_000_000)),
    ...(await typeormRows(databases)),
  ]);
}

async function rateRows({ urlOf, secrets }, size) {
  const scope = { portalId: bigPortal._id };
  const statements = await listStatements(urlOf(size), { request: {}, scope });
  const alone = { url: urlOf(size), ...transactionOf(statements), clients, seconds };
  return withQuotingService(urlOf(size), secrets, async ({ url }) => {
    const request = listRequest({ url, secrets, user: 'kayla', body: {} });
    await requestRate({ ...request, connections: clients, duration: seconds });
    const figures = await takeTurns(
      {
        http: () => requestRate({ ...request, connections: clients, duration: seconds }),
        database: () => transactionsPerSecond(alone),
      },
      { times: 5, unit: '/s' },
    );
    return [
      {
        what: `rate over HTTP of ${databaseClient}, ${size} quotes`,
        figures: ratio(figures.http, figures.database),
        atLeast: 0.5,
      },
    ];
  });
}

async function typeormRows({ urlOf, adminUrlOf, secrets }) {
  const size = 1_000_000;
  const env = { BENCH_DATABASE_URL: adminUrlOf(size), BENCH_PORTAL: bigPortal._id };
  const measure = (service) => (typeorm) =>
    measureInTurn(
      {
        list: {
          ...listRequest({ url: service.url, secrets, user: 'kayla', body: {} }),
          pid: service.pid,
          connections: clients,
        },
        typeorm: { url: `${typeorm.url}/list`, pid: typeorm.pid, connections: clients },
      },
      400,
    );
  const figures = await withQuotingService(urlOf(size), secrets, (service) =>
    withServer('typeorm-list.mjs', measure(service), env),
  );
  return [
    {
      what: 'CPU over a TypeORM find behind a bare Fastify',
      figures: ratio(figures.list, figures.typeorm),
    },
  ];
}

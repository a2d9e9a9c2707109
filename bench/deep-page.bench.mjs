import { percentile, timesOf } from './latency.mjs';
import { quickly, takeTurns } from './measure.mjs';
import { query, withQuotesAtSize } from './quotes-at-size.mjs';
import { listRequest, withQuotingService } from './quoting-service.mjs';
import { ratio } from './rows.mjs';

export const name = 'P4';
export const title = 'Page of 150 at depth 900,000 of a million quotes, by its cursor';
export const hosting = 'none';

const size = 1_000_000;
const depth = 900_000;
const requests = quickly(60);

export function run() {
  return withQuotesAtSize([size], ({ urlOf, adminUrlOf, secrets }) =>
    withQuotingService(urlOf(size), secrets, async ({ url }) => {
      const rows = [];
      for (const sortby of ['uniqueId', 'customerFullName']) {
        const cursor = await cursorAt(adminUrlOf(size), sortby);
        const page = (body) => listRequest({ url, secrets, user: 'dana', body: { sortby, ...body } });
        const median = async (body) => percentile(await timesOf(() => page(body), requests), 0.5);
        await median({ cursor });
        const figures = await takeTurns(
          { first: () => median({}), deep: () => median({ cursor }) },
          { unit: 'ms' },
        );
        rows.push({
          what: `p50 over the first page, by ${sortby}`,
          figures: ratio(figures.deep, figures.first),
          atMost: 1.2,
        });
      }
      return rows;
    }),
  );
}

/** The product's `next` of the page that ends there, without turning 6,000 pages to it. */
async function cursorAt(adminUrl, sortby) {
  const column = { uniqueId: 'unique_id', customerFullName: 'customer_full_name' }[sortby];
  const [row] = await query(
    adminUrl,
    `select ${column}::text as sort, unique_id::text as id from quotes
     order by ${column} desc, unique_id desc offset ${depth} limit 1`,
  );
  return Buffer.from(JSON.stringify({ v: 1, ...row })).toString('base64url');
}

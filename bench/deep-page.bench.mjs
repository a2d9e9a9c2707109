import { bigPortal, query } from './at-size.mjs';
import { percentile, timesOf } from './latency.mjs';
import { quickly, takeTurns } from './measure.mjs';
import { withQuotesAtSize } from './quotes-at-size.mjs';
import { listRequest, withQuotingService } from './quoting-service.mjs';
import { ratio } from './rows.mjs';

export const name = 'P4';
export const title = 'Page of 150, nine tenths deep in a million quotes, by its cursor';
export const hosting = 'none';

const size = 1_000_000;
/** Dana sees all quotes, Kayla those of one portal, which has half. Only some sorts are for all portals together. */
const lists = [
  { user: 'dana', sortby: 'uniqueId', depth: 900_000 },
  { user: 'dana', sortby: 'status', depth: 900_000 },
  { user: 'kayla', sortby: 'customerFullName', depth: 450_000 },
];
const requests = quickly(60);

export function run() {
  return withQuotesAtSize([size], ({ urlOf, adminUrlOf, secrets }) =>
    withQuotingService(urlOf(size), secrets, async ({ url }) => {
      const rows = [];
      for (const { user, sortby, depth } of lists) {
        const cursor = await cursorAt(adminUrlOf(size), { user, sortby, depth });
        const page = (body) => listRequest({ url, secrets, user, body: { sortby, ...body } });
        const median = async (body) => percentile(await timesOf(() => page(body), requests), 0.5);
        await median({ cursor });
        const figures = await takeTurns(
          { first: () => median({}), deep: () => median({ cursor }) },
          { unit: 'ms' },
        );
        rows.push({
          what: `p50 at ${depth} over the first page, by ${sortby}`,
          figures: ratio(figures.deep, figures.first),
          atMost: 1.2,
        });
      }
      return rows;
    }),
  );
}

/** Builds the `next` cursor of the page that ends there, without paging through 6,000 pages. */
async function cursorAt(adminUrl, { user, sortby, depth }) {
  const column = { uniqueId: 'unique_id', status: 'status', customerFullName: 'customer_full_name' }[sortby];
  const [row] = await query(
    adminUrl,
    `select ${column}::text as sort, unique_id::text as id from quotes where $1 or portal_id = $2
     order by ${column} desc, unique_id desc offset ${depth} limit 1`,
    [user === 'dana', bigPortal._id],
  );
  return Buffer.from(JSON.stringify({ v: 1, ...row })).toString('base64url');
}

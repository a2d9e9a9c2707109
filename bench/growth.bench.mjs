import { percentile, timesOf } from './latency.mjs';
import { quickly, takeTurns } from './measure.mjs';
import { query, withQuotesAtSize } from './quotes-at-size.mjs';
import { headersOf, listRequest, withQuotingService } from './quoting-service.mjs';
import { ratio } from './rows.mjs';

export const name = 'P5';
export const title = 'A million quotes over ten thousand, p50';
export const hosting = 'none';

const [few, many] = [10_000, 1_000_000];
const requests = quickly(40);
const filters = { status: ['Archived'], transportType: ['ENCLOSED'] };

export function run() {
  return withQuotesAtSize([few, many], ({ urlOf, adminUrlOf, secrets }) =>
    withQuotingService(urlOf(few), secrets, (small) =>
      withQuotingService(urlOf(many), secrets, async (large) => {
        const samples = {
          small: await sample(adminUrlOf(few)),
          large: await sample(adminUrlOf(many)),
        };
        const rows = [];
        for (const [what, makeRequest] of Object.entries(calls(secrets))) {
          rows.push(await compare({ what, makeRequest, small, large, samples }));
        }
        return rows;
      }),
    ),
  );
}

const countsMore = [
  'list of a portal by customer, filtered',
  'list of all portals by status, filtered',
  'list of one day',
];

/** The timed calls by name, on quotes spread over the whole table. */
function calls(secrets) {
  const list = (user, makeBody) => (url, samples, index) =>
    listRequest({ url, secrets, user, body: { limit: 25, ...makeBody(samples[index % samples.length]) } });
  return {
    'list of a portal': list('kayla', () => ({})),
    'list of all portals': list('dana', () => ({})),
    'list of a portal by price': list('kayla', () => ({ sortby: 'price' })),
    'list of a portal by customer, filtered': list('kayla', () => ({
      sortby: 'customerFullName',
      ...filters,
    })),
    'list of all portals by status, filtered': list('dana', () => ({ sortby: 'status', ...filters })),
    'list of one day': list('dana', ({ day }) => ({ dateStart: day, dateEnd: day })),
    'search of a portal by number': list('kayla', ({ number }) => ({ searchText: `#${number}` })),
    'search of all portals by number': list('dana', ({ number }) => ({ searchText: number })),
    'search of a portal for what is not there': list('kayla', () => ({ searchText: 'quetzalcoatl' })),
    'one quote': (url, samples, index) => ({
      url: `${url}/quote/${samples[index % samples.length].id}`,
      headers: headersOf(secrets, 'dana'),
    }),
  };
}

async function compare({ what, makeRequest, small, large, samples }) {
  const timed = async (service, rows) =>
    percentile(await timesOf((index) => makeRequest(service.url, rows, index), requests), 0.5);
  await timed(small, samples.small);
  await timed(large, samples.large);
  console.log(`  ${what}`);
  const figures = await takeTurns(
    { small: () => timed(small, samples.small), large: () => timed(large, samples.large) },
    { times: 5, unit: 'ms' },
  );
  return {
    what,
    figures: ratio(figures.large, figures.small),
    // A filtered list counts up to 1,001 rows for its total; the small table may not have that many.
    atMost: countsMore.includes(what) ? 2 : 1.3,
  };
}

function sample(adminUrl) {
  return query(
    adminUrl,
    `select id, unique_id::text as number, to_char(created_at, 'YYYY-MM-DD') as day from quotes
     where unique_id % ((select count(*) from quotes) / 40) = 0 and portal_id = (
       select portal_id from quotes group by 1 order by count(*) desc limit 1)`,
  );
}

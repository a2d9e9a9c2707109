import { query } from './at-size.mjs';
import { growthOf, growthTitle, growthTitles, many, whys } from './growth.mjs';
import { withQuotesAtSize } from './quotes-at-size.mjs';
import { listRequest, withQuotingService } from './quoting-service.mjs';
import { headersOf } from './service-process.mjs';

export const name = 'P5';
export const title = growthTitle('quotes');
/** Results of other sizes are kept beside those of this one. */
export const titles = growthTitles('quotes');
export const hosting = 'none';

const few = 10_000;
const filters = { status: ['Archived'], transportType: ['ENCLOSED'] };

export function run() {
  return withQuotesAtSize([few, many], ({ urlOf, adminUrlOf, secrets }) =>
    withQuotingService(urlOf(few), secrets, (small) =>
      withQuotingService(urlOf(many), secrets, async (large) => {
        const sides = {
          small: await sideOf(small, adminUrlOf(few)),
          large: await sideOf(large, adminUrlOf(many)),
        };
        const rows = [];
        for (const [what, makeRequest] of Object.entries(calls(secrets))) {
          const atMost = countsMore.includes(what) ? 2 : 1.3;
          rows.push(...(await growthOf({ what, makeRequest, ...sides, atMost, why: why[what] })));
        }
        return rows;
      }),
    ),
  );
}

const sideOf = async ({ url }, adminUrl) => ({ url, adminUrl, samples: await sample(adminUrl) });

/** A filtered list counts up to 1,001 rows for its total; the small table may not have that many. */
const countsMore = [
  'list of a portal by customer, filtered',
  'list of all portals by status, filtered',
  'list of one day',
];

const why = {
  'list of one day': whys.days,
  'search of a portal by number': whys.depth,
  'search of all portals by number': whys.search,
  'one quote': whys.depth,
};

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

function sample(adminUrl) {
  return query(
    adminUrl,
    `select id, unique_id::text as number, to_char(created_at, 'YYYY-MM-DD') as day from quotes
     where unique_id % ((select count(*) from quotes) / 40) = 0 and portal_id = (
       select portal_id from quotes group by 1 order by count(*) desc limit 1)`,
  );
}

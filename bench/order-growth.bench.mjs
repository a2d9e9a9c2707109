import { query } from './at-size.mjs';
import { bookingsOf } from './book-request.mjs';
import { growthOf, growthTitle, growthTitles, many, whys } from './growth.mjs';
import { withOrdersAtSize } from './orders-at-size.mjs';
import { withOrdersService } from './orders-service.mjs';
import { withQuotingService } from './quoting-service.mjs';
import { headersOf, postRequest } from './service-process.mjs';

export const name = 'P5';
export const title = growthTitle('orders');
/** Results of other sizes are kept beside those of this one. */
export const titles = growthTitles('orders');
export const hosting = 'none';

const few = 10_000;
/** Of the warm-up, all rounds and the blocks, and some more. */
const mostBookings = 300;
/** Seeded orders have lower numbers. */
const firstNumber = 20_000_000;

export function run() {
  return withOrdersAtSize([few, many], ({ urlOf, adminUrlOf, secrets }) =>
    withQuotingService(process.env.QUOTING_DATABASE_URL, secrets, (quoting) => {
      const options = { secrets, env: { QUOTING_URL: quoting.url } };
      return withOrdersService(urlOf(few), options, (small) =>
        withOrdersService(urlOf(many), options, async (large) => {
          const sides = {
            small: await sideOf(small, adminUrlOf(few)),
            large: await sideOf(large, adminUrlOf(many)),
          };
          const rows = [];
          for (const [what, makeRequest] of Object.entries(calls(secrets))) {
            const atMost = countsMore.includes(what) ? 2 : 1.3;
            rows.push(...(await growthOf({ what, makeRequest, ...sides, atMost, why: why[what] })));
          }
          const quotingUrl = new URL(adminUrlOf(few));
          quotingUrl.pathname = '/overland_quoting';
          const next = await bookingsByService([small, large], {
            quoting,
            quotingUrl: quotingUrl.href,
            secrets,
          });
          const makeRequest = (url) => next.get(url)();
          rows.push(
            ...(await growthOf({ what: 'booking', makeRequest, ...sides, atMost: 1.3, why: why.booking })),
          );
          return rows;
        }),
      );
    }),
  );
}

const sideOf = async ({ url }, adminUrl) => ({ url, adminUrl, samples: await sample(adminUrl) });

/** A filtered list counts up to 1,001 rows for its total; the small table may not have that many. */
const countsMore = ['list of a portal by customer, one state', 'list of all portals, a week of pickups'];

const why = {
  'list of all portals, a week of pickups': whys.days,
  'search of a portal by number': whys.depth,
  'search of all portals by number': whys.search,
  booking: whys.depth,
};

/** The timed calls by name, on orders spread over the whole table. */
function calls(secrets) {
  const post = (user, path, makeBody) => (url, samples, index) =>
    postRequest({ url, path, secrets, user, body: makeBody(samples[index % samples.length]) });
  const list = (user, makeBody) => post(user, '/orders', (one) => ({ limit: 25, ...makeBody(one) }));
  const get = (path) => (url, samples, index) => ({
    url: `${url}${path(samples[index % samples.length])}`,
    headers: headersOf(secrets, 'dana'),
  });
  return {
    'list of a portal': list('kayla', () => ({})),
    'list of all portals': list('dana', () => ({})),
    'list of a portal by price': list('kayla', () => ({ sortby: 'price' })),
    'list of a portal by company': list('kayla', () => ({ sortby: 'companyName' })),
    'list of a portal by customer, one state': list('kayla', () => ({
      sortby: 'customerFullName',
      status: ['Delivered'],
    })),
    'list of all portals, a week of pickups': list('dana', ({ day, later }) => ({
      pickupStart: day,
      pickupEnd: later,
    })),
    'search of a portal by number': list('kayla', ({ number }) => ({ searchText: `#${number}` })),
    'search of all portals by number': list('dana', ({ number }) => ({ searchText: number })),
    'search of a portal for what is not there': list('kayla', () => ({ searchText: 'quetzalcoatl' })),
    'COD table': post('dana', '/orders/cod', () => ({})),
    'COD table, unpaid': post('dana', '/orders/cod', () => ({ paid: false })),
    'COD table by customer': post('dana', '/orders/cod', () => ({
      sortBy: { key: 'orderTableCustomer', desc: false },
    })),
    'work list': get(() => '/orders/work'),
    'one order': get(({ id }) => `/order/${id}`),
    'history of one order': get(({ id }) => `/order/${id}/activities`),
  };
}

async function bookingsByService(services, { quoting, quotingUrl, secrets }) {
  await query(quotingUrl, `select setval('quote_number', greatest($1, nextval('quote_number')))`, [
    firstNumber,
  ]);
  const next = new Map();
  for (const { url } of services) {
    const headers = headersOf(secrets, 'kayla');
    const request = { quotes: quoting.url, orders: url, quotingUrl, headers, amount: mostBookings };
    next.set(url, await bookingsOf(request));
  }
  return next;
}

function sample(adminUrl) {
  return query(
    adminUrl,
    `select id, unique_id::text as number, to_char(pickup_scheduled_at, 'YYYY-MM-DD') as day,
       to_char(pickup_scheduled_at + 6, 'YYYY-MM-DD') as later from orders
     where unique_id % ((select count(*) from orders) / 40) = 0 and portal_id = (
       select portal_id from orders group by 1 order by count(*) desc limit 1)`,
  );
}

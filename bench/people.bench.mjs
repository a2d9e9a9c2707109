import { query } from './at-size.mjs';
import { growthOf, whys } from './growth.mjs';
import { withPeopleAtSize } from './people-at-size.mjs';
import { headersOf, withService } from './service-process.mjs';

export const name = 'P5';
export const title = '100,000 users in 10,000 portals over 1,000 in 100, p50';
export const hosting = 'none';

const [few, many] = [1_000, 100_000];

export function run() {
  return withPeopleAtSize([few, many], ({ secrets, urlOf, adminUrlOf }) => {
    const env = {
      JWT_PRIVATE_KEY: secrets.jwtPrivateKey,
      MAIL_SEAL_KEY: secrets.mailSealKey,
      IDENTITY_SEAL_KEY: secrets.identitySealKey,
      STAFF_SITE_URL: 'http://localhost:8080',
    };
    const serve = (size, work) =>
      withService(
        {
          service: 'identity',
          secrets,
          env: { ...env, ...elsewhere, IDENTITY_DATABASE_URL: urlOf(size) },
        },
        work,
      );
    return serve(few, (small) =>
      serve(many, async (large) => {
        const sides = {
          small: await sideOf(small, adminUrlOf(few)),
          large: await sideOf(large, adminUrlOf(many)),
        };
        const headers = headersOf(secrets, 'dana');
        const rows = [];
        for (const [what, makeQuery] of Object.entries(calls)) {
          const makeRequest = (url, people, index) => {
            const { path, query } = makeQuery(people[index % people.length]);
            return { url: `${url}${path}?${new URLSearchParams(query)}`, headers };
          };
          const atMost = countsMore.includes(what) ? 2 : 1.3;
          rows.push(...(await growthOf({ what, makeRequest, ...sides, atMost, why: why[what] })));
        }
        return rows;
      }),
    );
  });
}

/** Nobody is called: events are published by the worker, which does not run. */
const elsewhere = Object.fromEntries(
  ['QUOTING', 'ORDERS', 'NOTIFICATIONS', 'REPORTING'].map((each) => [`${each}_URL`, 'http://127.0.0.1:9']),
);

const users = (query) => ({ path: '/admin/users', query: { limit: '25', sortorder: '1', ...query } });
const portals = (query) => ({ path: '/portals', query: { limit: '25', sortorder: '1', ...query } });
/** Totals count up to 1,001 rows; the small table has fewer that fit. */
const countsMore = [
  'users who are archived',
  'users of a role, by name',
  'search of users for a common beginning',
];

const why = {
  'search of users by email': whys.search,
  'search of users by company': whys.search,
  'search of users for nobody': whys.search,
  'one user': whys.depth,
  portals: whys.small,
  'portals by number of users': whys.small,
  'portals by state': whys.small,
  'search of portals by company': whys.search,
  'search of portals for none': whys.search,
};

/** The timed calls by name, on people spread over the whole table. */
const calls = {
  users: () => users({ status: 'Active,Invited' }),
  'users by email, from the end': () => users({ sortby: 'email', sortorder: '-1' }),
  'users by company': () => users({ sortby: 'companyName' }),
  'users by role': () => users({ sortby: 'role' }),
  'users of a role, by name': () => users({ role: 'Admin' }),
  'users who are archived': () => users({ status: 'Archived' }),
  'users of a company': ({ portal_id }) => users({ portalId: portal_id }),
  'search of users by email': ({ email }) => users({ searchText: email }),
  'search of users by company': ({ company_name }) => users({ searchText: company_name }),
  'search of users for a common beginning': () => users({ searchText: 'kar' }),
  'search of users for nobody': () => users({ searchText: 'quetzalcoatl' }),
  'one user': ({ id }) => ({ path: `/user/${id}`, query: {} }),
  portals: () => portals({}),
  'portals by number of users': () => portals({ sortby: 'users', sortorder: '-1' }),
  'portals by state': () => portals({ sortby: 'companyState' }),
  'search of portals by company': ({ company_name }) => portals({ searchText: company_name }),
  'search of portals for none': () => portals({ searchText: 'quetzalcoatl' }),
};

const sideOf = async ({ url }, adminUrl) => ({ url, adminUrl, samples: await sample(adminUrl) });

function sample(adminUrl) {
  return query(
    adminUrl,
    `select u.id, u.portal_id, u.email, u.company_name from users u
     where u.portal_id <> (select id from portals where company_name = 'Lone Star Motors') and u.email like 'p%'
     order by md5(u.email) limit 40`,
  );
}

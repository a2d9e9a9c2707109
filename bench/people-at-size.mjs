// Identity databases of 1,000 users in 100 portals and of 100,000 in 10,000, made anew for each run.
import { query, withBenchServer, withPath } from './at-size.mjs';

/** Users of a portal; one portal has a tenth of all. */
const usersOfPortal = 10;

/** Runs `work({ secrets, urlOf, adminUrlOf })` with a database for each number of users. */
export function withPeopleAtSize(sizes, work) {
  return withBenchServer('people', async ({ secrets, urls, adminUrl }) => {
    const nameOf = (size) => `people_${size}`;
    for (const size of sizes) await makeDatabase(adminUrl, { name: nameOf(size), size });
    return work({
      secrets,
      urlOf: (size) => withPath(urls.IDENTITY_DATABASE_URL, nameOf(size)),
      adminUrlOf: (size) => withPath(adminUrl, nameOf(size)),
    });
  });
}

/** A copy of the demo's database, filled up with copies of its people and companies under other names. */
async function makeDatabase(adminUrl, { name, size }) {
  await query(adminUrl, `drop database if exists ${name}`);
  await query(adminUrl, `create database ${name} template overland_identity owner identity_owner`);
  const url = withPath(adminUrl, name);
  const portals = await columnsOf(url, 'portals');
  const users = await columnsOf(url, 'users');
  await query(
    url,
    `insert into portals (id, company_name, company_city, contact_full_name, is_customer_portal, ${portals})
     select gen_random_uuid(), initcap(translate(md5(n::text), '0123456789', 'ghijklmnop')) || ' Motors',
       initcap(left(md5(n::text || 'c'), 7)), initcap(left(md5(n::text || 'n'), 9)), false, ${portals}
     from generate_series(1, $1::int) n, (select * from portals where company_name = 'Lone Star Motors') p`,
    [size / usersOfPortal],
  );
  await query(
    url,
    `insert into users (id, portal_id, email, first_name, last_name, role, status, is_super_admin, company_name, ${users})
     select gen_random_uuid(), case when n % 10 = 0 then big.id else all_portals[1 + n % array_length(all_portals, 1)] end,
       'p' || n || '@' || left(md5(n::text), 6) || '.example', initcap(left(md5(n::text || 'f'), 6)),
       initcap(translate(left(md5(n::text || 'l'), 9), '0123456789', 'ghijklmnop')),
       case when n % 20 = 0 then 'Admin' else 'User' end, case when n % 50 = 0 then 'Archived' else 'Active' end,
       false, '', ${users}
     from generate_series(1, $1::int) n, (select * from users where email like 'kayla@%') u,
       (select id from portals where company_name = 'Lone Star Motors') big,
       (select array_agg(id) as all_portals from portals) p`,
    [size],
  );
  await query(url, 'vacuum analyze');
}

/** The addresses of new people like this one, who sign in with the same password. */
export async function peopleLike(url, email, count) {
  const columns = await columnsOf(url, 'users');
  const rows = await query(
    url,
    `insert into users (id, portal_id, email, first_name, last_name, role, status, is_super_admin, company_name, ${columns})
     select gen_random_uuid(), portal_id, 'copy' || n || '.' || email, first_name, last_name, role, status, is_super_admin, company_name, ${columns}
     from users, generate_series(1, $2::int) n where email = $1 returning email`,
    [email, count],
  );
  return rows.map((row) => row.email);
}

const ownColumns = new Set(
  'id company_name company_city contact_full_name is_customer_portal portal_id email first_name last_name role status is_super_admin'.split(
    ' ',
  ),
);

/** The other columns of a table, as they are copied. */
async function columnsOf(url, table) {
  const rows = await query(
    url,
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows
    .map(({ column_name }) => column_name)
    .filter((name) => !ownColumns.has(name))
    .join(', ');
}

import pg from 'pg';
import { loadGazetteer } from '../services/quoting/dist/places/gazetteer.js';
import { suggestPlaces } from '../services/quoting/dist/places/suggest-places.js';
import { late, withBaseline, withServer } from './baseline.mjs';
import { adminUrlOf } from './databases.mjs';
import { percentile } from './latency.mjs';
import { cpuPerTurn, cpuSeconds, measureInTurn, quickly, requestRate, takeTurns } from './measure.mjs';
import { ratio } from './rows.mjs';

export const name = 'P6';
export const title = 'Autocomplete, GET /places?query= over 42k ZIPs and 30k cities';

const query = 'dalla';
/** 200 different prefixes, so that no answer comes from a cache. */
const beginnings = 200;
const amount = quickly(2000);
const asLate = late(150);

export async function run(product) {
  const url = `${product.site}/api/places?query=${query}&limit=5`;
  const database = await placesDatabase(adminUrlOf(product));
  const env = { BENCH_DATABASE_URL: database };
  const figures = await withBaseline((bare) =>
    measureInTurn({
      hello: { pid: bare.pid, connections: 20, url: `${bare.url}/hello` },
      late: asLate.target(bare, '/hello'),
      places: { pid: product.pid, connections: 20, url: product.site, requests: placeRequests() },
    }),
  );
  const overDatabase = await withServer('prefix-query.mjs', (server) => compare(product, url, server), env);
  return [
    {
      what: 'CPU over a bare Fastify hello',
      figures: ratio(figures.places, figures.hello),
      atMost: 7.5,
    },
    {
      what: 'CPU over a hello that is as late, without that delay',
      figures: ratio(figures.places, asLate.apart(figures.late)),
    },
    {
      what: 'CPU of a PostgreSQL prefix query behind a bare Fastify (with its database) over it',
      figures: ratio(overDatabase.database, overDatabase.places),
    },
    { what: 'lookup of a name with one typo, p99', figures: typoTimes(), unit: 'ms', atMost: 1 },
  ];
}

/** The first four letters of city names from all over the list. */
function placeRequests() {
  const { names } = loadGazetteer().cityNames;
  const step = Math.floor(names.length / beginnings);
  return Array.from({ length: beginnings }, (_, index) => ({
    path: `/api/places?query=${encodeURIComponent(names[index * step].key.slice(0, 4))}&limit=5`,
  }));
}

function compare(product, url, server) {
  const prefix = { url: `${server.url}/places?query=${query}`, connections: 20, amount };
  const places = { url, connections: 20, amount };
  return takeTurns(
    {
      places: () => cpuPerTurn(product.pid, amount, () => requestRate(places)),
      database: async () => {
        const { pids } = await (await fetch(`${server.url}/pids`)).json();
        const used = () => [server.pid, ...pids].reduce((sum, pid) => sum + cpuSeconds(pid), 0);
        const before = used();
        await requestRate(prefix);
        return ((used() - before) / amount) * 1e6;
      },
    },
    { unit: 'us' },
  );
}

/** The same names in a separate database, with the right index for a prefix query. */
async function placesDatabase(adminUrl) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('create database bench_places');
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = '/bench_places';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const { names } = loadGazetteer().cityNames;
  await client.query(
    'create table names (key text, city text, state text, zip text, lat float8, lng float8, rank float8)',
  );
  await client.query('insert into names select * from json_populate_recordset(null::names, $1)', [
    JSON.stringify(names.map(({ key, city }) => ({ ...city, key }))),
  ]);
  await client.query('create index on names (key text_pattern_ops)');
  await client.query('vacuum analyze names');
  await client.end();
  return url.href;
}

/**
 * Milliseconds; each figure covers two hundred city names with one letter wrong, dropped or swapped. A lookup's time is the
 * least of three, as the second longest of two hundred is else that of an interruption: 0.09 ms or 3.
 */
function typoTimes() {
  const gazetteer = loadGazetteer();
  const cities = gazetteer.cityNames.names.filter(({ key }) => key.length >= 6);
  return Array.from({ length: 9 }, (_, round) => {
    const times = Array.from({ length: 200 }, (_unused, index) => {
      const { key } = cities[(index * 149 + round * 31) % cities.length];
      const at = 1 + ((index + round) % (key.length - 2));
      const typed = `${key.slice(0, at)}${index % 2 ? '' : 'x'}${key.slice(at + 1)}`;
      return Math.min(...Array.from({ length: 3 }, () => timeOf(() => suggestPlaces(gazetteer, typed, 5))));
    });
    return percentile(times, 0.99);
  });
}

function timeOf(work) {
  const started = performance.now();
  work();
  return performance.now() - started;
}

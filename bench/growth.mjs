import { query } from './at-size.mjs';
import { percentile, timesOf } from './latency.mjs';
import { quickly, takeTurns } from './measure.mjs';
import { ratio } from './rows.mjs';

const requests = quickly(40);

/** Why goals are missed at any of these sizes. */
export const whys = {
  search: 'parts of three letters have lists in the index, which grow with the table',
  days: 'all rows of the days are found in an index before they are sorted, and days have more of them',
  depth: 'indexes are one or two levels deeper',
  small: 'the small table is a few pages, in which the rows of a list and of its total stand together',
};

/** How many orders or quotes the large database has. */
export const many = Number(process.env.BENCH_ROWS ?? 1_000_000);
/** Sizes whose results are kept. */
const inWords = { 1000000: 'A million', 3000000: 'Three million', 10000000: 'Ten million' };
const titleAt = (size, things) =>
  `${inWords[size] ?? size.toLocaleString('en')} ${things} over ten thousand, p50`;
export const growthTitle = (things) => titleAt(many, things);
export const growthTitles = (things) => Object.keys(inWords).map((size) => titleAt(Number(size), things));

/**
 * What one call takes on the large database over what it takes on the small one: its p50, and the blocks of 8 kB that its
 * statements find in memory or read. Each of `small` and `large` is `{ url, adminUrl, samples }`.
 * @param why the goal is missed, where that is known
 */
export async function growthOf({ what, makeRequest, small, large, atMost, why }) {
  const send = ({ url, samples }) => timesOf((index) => makeRequest(url, samples, index), requests);
  const timed = async (side) => percentile(await send(side), 0.5);
  // Both warmed alike.
  await send(small);
  await send(large);
  console.log(`  ${what}`);
  const times = await takeTurns(
    { small: () => timed(small), large: () => timed(large) },
    { times: 5, unit: 'ms' },
  );
  const blocks = await takeTurns(
    { small: () => blocksOf(small, send), large: () => blocksOf(large, send) },
    { times: 1, unit: 'blocks' },
  );
  return [
    { what, figures: ratio(times.large, times.small), atMost, why },
    { what: `${what}, blocks`, figures: ratio(blocks.large, blocks.small), atMost, why },
  ];
}

/** Blocks of one request, on average. */
async function blocksOf(side, send) {
  await query(side.adminUrl, 'create extension if not exists pg_stat_statements');
  await query(side.adminUrl, 'select pg_stat_statements_reset()');
  await send(side);
  const [{ blocks }] = await query(
    side.adminUrl,
    `select sum(shared_blks_hit + shared_blks_read) as blocks from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database()) and userid <> current_user::regrole`,
  );
  return Number(blocks) / requests;
}

import { bigPortal, query } from './at-size.mjs';
import { takeTurns } from './measure.mjs';
import { withQuotesAtSize } from './quotes-at-size.mjs';
import { ratio } from './rows.mjs';
import { seedQuotes } from './seed-quotes.mjs';

export const name = 'P21';
export const title = 'Making 100,000 quotes';
export const hosting = 'none';

const size = 100_000;

export function run() {
  return withQuotesAtSize([size], async ({ adminUrlOf, dataDir }) => {
    const [from, to] = [adminUrlOf('seeding'), adminUrlOf('copying')];
    const file = `${dataDir}/quotes.copy`;
    await query(
      adminUrlOf(size),
      `copy (select ${await columnsOf(adminUrlOf(size))} from quotes) to '${file}'`,
    );
    const figures = await takeTurns(
      {
        seed: () => timed(from, (url) => seedQuotes(url, { size, bigPortal })),
        copy: () =>
          timed(to, async (url) => query(url, `copy quotes (${await columnsOf(url)}) from '${file}'`)),
      },
      { times: 3, unit: 's' },
    );
    return [
      {
        what: 'time over a raw COPY of the same rows',
        figures: ratio(figures.seed, figures.copy),
        atMost: 3,
      },
    ];
  });

  /** Seconds that the work takes on a copy of the demo database. */
  async function timed(url, work) {
    const admin = new URL(url);
    const database = admin.pathname.slice(1);
    admin.pathname = '/postgres';
    await query(admin.href, `drop database if exists ${database}`);
    await query(admin.href, `create database ${database} template overland_quoting owner quoting_owner`);
    if (database.endsWith('copying')) await query(url, 'delete from quotes');
    const started = performance.now();
    await work(url);
    const seconds = (performance.now() - started) / 1000;
    await query(admin.href, `drop database ${database}`);
    return seconds;
  }
}

async function columnsOf(url) {
  const rows = await query(
    url,
    `select column_name as name from information_schema.columns
     where table_name = 'quotes' and table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
  );
  return rows.map(({ name: column }) => column).join(', ');
}

import { bigPortal, query, withRowsAtSize } from './at-size.mjs';
import { percentile, timesOf } from './latency.mjs';
import { quickly, takeTurns } from './measure.mjs';
import { ratio } from './rows.mjs';
import { seedFacts } from './seed-facts.mjs';
import { headersOf, withService } from './service-process.mjs';

export const name = 'P15';
export const title = 'Reports from sums';
export const hosting = 'none';

const isQuick = process.env.BENCH_QUICK === '1';
const [few, many] = isQuick ? [10_000, 100_000] : [1_000_000, 10_000_000];
const requests = quickly(40);

const day = (daysAgo) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const [from, to] = [`${day(365).slice(0, 7)}-01`, day(0)];

/** What is asked for, and the same by hand: the key of a row, and which facts count. */
const calls = {
  'a year by month, all companies': { by: 'month', key: `to_char(booked_day, 'YYYY-MM')` },
  'a year by week, all companies': { by: 'week', key: `date_trunc('week', booked_day)` },
  'a year by company': { by: 'portal', key: 'portal_id' },
  'a year by month, one company': {
    by: 'month',
    portalId: bigPortal._id,
    key: `to_char(booked_day, 'YYYY-MM')`,
    where: `portal_id = '${bigPortal._id}'`,
  },
  'a year by company, open transport': {
    by: 'portal',
    transportType: 'OPEN',
    key: 'portal_id',
    where: `transport_type = 'OPEN'`,
  },
  'cost by distance, all companies': {
    report: 'avgCostByDistance',
    by: 'mileageBand',
    key: 'mileage_band, transport_type',
  },
};

export function run() {
  const kind = { service: 'reporting', table: 'order_facts', seed: seedFacts };
  return withRowsAtSize(kind, [few, many], ({ urlOf, adminUrlOf, secrets }) => {
    const serve = (size, work) =>
      withService({ service: 'reporting', secrets, env: { REPORTING_DATABASE_URL: urlOf(size) } }, work);
    return serve(few, (small) =>
      serve(many, async (large) => {
        const rows = [];
        for (const [what, call] of Object.entries(calls)) {
          const ask = (service) => () => timeOfReport(service, secrets, call);
          await Promise.all([ask(small)(), ask(large)()]);
          const compare = await comparedDaysOf(small, secrets, call);
          await refuseOtherSums(adminUrlOf(few), { small, secrets, call });
          const figures = await takeTurns(
            {
              small: ask(small),
              large: ask(large),
              byHand: () => timeByHand(adminUrlOf(few), { call, compare }),
            },
            { times: 5, unit: 'ms' },
          );
          const over = { what: `${what}, over SQL on a million facts`, atMost: 0.1 };
          rows.push({ ...over, figures: ratio(figures.small, figures.byHand) });
          const growth = { what: `${what}, ten million over one`, atMost: 1.5 };
          rows.push({ ...growth, figures: ratio(figures.large, figures.small) });
        }
        return rows;
      }),
    );
  });
}

function requestOf({ url }, secrets, { report = 'orderVolume', by, portalId, transportType }) {
  const search = new URLSearchParams({ from, to, by, compare: 'yearBefore' });
  if (portalId) search.set('portalId', portalId);
  if (transportType) search.set('transportType', transportType);
  return { url: `${url}/reports/${report}?${search}`, headers: headersOf(secrets, 'dana') };
}

async function timeOfReport(service, secrets, call) {
  return percentile(await timesOf(() => requestOf(service, secrets, call), requests), 0.5);
}

async function reportOf(service, secrets, call) {
  const { url, headers } = requestOf(service, secrets, call);
  return (await fetch(url, { headers })).json();
}

const comparedDaysOf = async (service, secrets, call) => (await reportOf(service, secrets, call)).compared;

/** Equal to the cent, or there is nothing to measure. */
async function refuseOtherSums(adminUrl, { small, secrets, call }) {
  const { totals, comparedTotals, compared } = await reportOf(small, secrets, call);
  for (const [days, figures] of [
    [{ from, to }, totals],
    [compared, comparedTotals],
  ]) {
    const [sums] = await query(
      adminUrl,
      `select count(*)::int as orders, sum(price)::float8 as revenue from order_facts where ${countedOf(call)}`,
      [days.from, days.to],
    );
    if (sums.orders !== figures.orders || sums.revenue !== figures.revenue)
      throw new Error(`${JSON.stringify(sums)} are not ${JSON.stringify(figures)}.`);
  }
}

const countedOf = ({ where = 'true' }) =>
  `status <> 'Canceled' and booked_day between $1 and $2 and ${where}`;

async function timeByHand(adminUrl, { call, compare }) {
  const started = performance.now();
  for (const days of [{ from, to }, compare]) {
    await query(
      adminUrl,
      `select ${call.key}, count(*), sum(vehicles), sum(price), sum(miles), sum(miles * vehicles)
       from order_facts where ${countedOf(call)} group by ${call.key}`,
      [days.from, days.to],
    );
  }
  return performance.now() - started;
}

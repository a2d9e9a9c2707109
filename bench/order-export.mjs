// The export of orders in the background until its file is stored, beside psql's COPY of the same columns.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { query } from './at-size.mjs';
import { quickly, takeTurns } from './measure.mjs';
import { residentMebibytes } from './memory.mjs';
import { withOrdersAtSize } from './orders-at-size.mjs';
import { withOrdersService } from './orders-service.mjs';
import { ratio } from './rows.mjs';
import { headersOf, postRequest } from './service-process.mjs';

const run = promisify(execFile);
const rounds = quickly(5);
/** Those of the file, at their plainest: labels, formulas and the rules of who sees what are the product's own work. */
const columns = `o.unique_id, o.company_name, o.customer_full_name, o.customer_email, o.customer_phones ->> 'primary',
  o.pickup_place_text, o.delivery_place_text, o.pickup_scheduled_at, o.delivery_scheduled_at, o.delivery_scheduled_ends_at,
  (o.delivered_at at time zone 'America/New_York')::date,
  (o.delivered_at at time zone 'America/New_York')::date - coalesce(o.delivery_scheduled_ends_at, o.delivery_scheduled_at),
  array_to_string(o.vehicle_names, '; '), array_to_string(o.vins, '; '), o.transport_type, o.sd_status_label, o.payment_type,
  o.paid, o.paid_amount, o.price, o.price - coalesce(o.paid_amount, 0), o.carrier_name, o.reg,
  (o.created_at at time zone 'America/New_York')::date, u.full_name, c.offered, c.agreed, c.paid,
  o.price - coalesce(c.paid, c.agreed, c.offered), (o.price - coalesce(c.paid, c.agreed, c.offered)) * 100 / nullif(o.price, 0)`;
const tables = `orders o left join order_costs c on c.order_id = o.id left join user_names u on u.user_id = o.owner_id`;

/** Rows of one format: `times` of psql's COPY and `memory` in MB are the goals. */
export function exportRows(format, { times, memory }) {
  const sizes = [100_000, 1_000_000];
  return withOrdersAtSize(sizes, async ({ urlOf, adminUrlOf, secrets }) => {
    const rows = [];
    for (const size of sizes) {
      const folder = mkdtempSync(path.join(tmpdir(), 'overland-exports-'));
      const options = { secrets, env: { FILES_DIR: folder } };
      const measured = await withOrdersService(urlOf(size), options, (service) =>
        withOrdersService(urlOf(size), { ...options, entry: 'worker' }, (worker) =>
          measure({
            service,
            worker,
            format,
            secrets,
            adminUrl: adminUrlOf(size),
            folder,
            times: size > 100_000 ? 1 : rounds,
          }),
        ),
      ).finally(() => rmSync(folder, { recursive: true, force: true }));
      rows.push(...rowsOf(measured, { size, times, memory, isFirst: size === sizes[0] }));
    }
    return rows;
  });
}

async function measure({ service, worker, format, secrets, adminUrl, folder, times }) {
  const call = { service, format, secrets, adminUrl };
  const idle = residentMebibytes(worker.pid);
  await exportAll(call);
  // A first export lets V8 widen its heap, as any work does; what a later one needs beyond that is its own.
  const before = residentMebibytes(worker.pid);
  const grown = [];
  const figures = await takeTurns(
    {
      export: async () => {
        forgetPeak(worker.pid);
        const seconds = await exportAll(call);
        grown.push(residentMebibytes(worker.pid, 'VmHWM') - before);
        return seconds;
      },
      copy: () => timed(() => copyAll(adminUrl, path.join(folder, 'copy.csv'))),
    },
    { times, unit: 's' },
  );
  console.log(`  memory grew by ${grown.map((each) => each.toFixed(0)).join(', ')} MB`);
  return { figures, grown, widened: before - idle, first: await firstByte(call) };
}

function rowsOf({ figures, grown, widened, first }, { size, times, memory, isFirst }) {
  const all = [
    {
      what: `${size} orders, time over psql's COPY`,
      figures: ratio(figures.export, figures.copy),
      ...(isFirst && { atMost: times }),
    },
    { what: `${size} orders`, figures: figures.export, unit: 's' },
    {
      what: `${size} orders, peak of the worker's memory over that before`,
      figures: grown,
      unit: 'MB',
      atMost: memory,
    },
  ];
  return isFirst
    ? [
        ...all,
        {
          what: `${size} orders, memory that the first export leaves to an idle worker`,
          figures: [widened],
          unit: 'MB',
        },
        { what: 'first byte of a file that is sent at once', figures: first, unit: 'ms', atMost: 100 },
      ]
    : all;
}

async function timed(work) {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Seconds from when a worker takes it up, which looks for work each second, until its file is stored. */
async function exportAll({ service, format, secrets, adminUrl }) {
  const request = { url: service.url, secrets, user: 'dana' };
  const { _id } = await answer(postRequest({ ...request, path: '/orders/exports', body: { format } }));
  const isTakenUp = async () =>
    (await query(adminUrl, 'select from order_exports where id = $1 and attempts > 0', [_id])).length > 0;
  while (!(await isTakenUp())) await pause(5);
  return timed(() => untilDone({ service, secrets, _id }));
}

async function untilDone({ service, secrets, _id }) {
  for (;;) {
    const all = await answer({ url: `${service.url}/orders/exports`, headers: headersOf(secrets, 'dana') });
    const { state, error } = all.find((one) => one._id === _id);
    if (state === 'failed') throw new Error(error);
    if (state === 'done') return;
    await pause(20);
  }
}

async function answer({ url, ...request }) {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

const copyAll = (adminUrl, file) =>
  run('psql', [
    adminUrl,
    '-qc',
    `\\copy (select ${columns} from ${tables} where o.status <> 'placing' order by o.unique_id desc) to '${file}' csv header`.replaceAll(
      '\n',
      ' ',
    ),
  ]);

/** Milliseconds until the first byte of the orders that nobody has taken up yet. */
async function firstByte({ service, format, secrets }) {
  const figures = [];
  for (let round = 0; round < quickly(20); round += 1) {
    const body = { format, status: ['New Booking'] };
    const { url, ...request } = postRequest({
      url: service.url,
      secrets,
      user: 'dana',
      path: '/orders/export',
      body,
    });
    const started = performance.now();
    const response = await fetch(url, request);
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const reader = response.body.getReader();
    await reader.read();
    figures.push(performance.now() - started);
    while (!(await reader.read()).done);
  }
  return figures;
}

/** Lets the kernel measure the peak anew. */
function forgetPeak(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

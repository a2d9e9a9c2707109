// The export of orders in the background, from the call until its file is stored, beside psql's COPY of the same columns.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { quickly, takeTurns } from './measure.mjs';
import { residentMebibytes } from './memory.mjs';
import { withOrdersAtSize } from './orders-at-size.mjs';
import { withOrdersService } from './orders-service.mjs';
import { ratio } from './rows.mjs';
import { headersOf, postRequest } from './service-process.mjs';

const run = promisify(execFile);
const rounds = quickly(5);
const columns = `unique_id, company_name, customer_full_name, customer_email, customer_phones ->> 'primary',
  pickup_place_text, delivery_place_text, pickup_scheduled_at, delivery_scheduled_at,
  array_to_string(vehicle_names, '; '), array_to_string(vins, '; '), transport_type, sd_status_label, payment_type,
  paid, price, reg, (created_at at time zone 'America/New_York')::date`;

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
            times: size > 100_000 ? 1 : rounds,
          }),
        ),
      ).finally(() => rmSync(folder, { recursive: true, force: true }));
      rows.push(...rowsOf(measured, { size, times, memory, isFirst: size === sizes[0] }));
    }
    return rows;
  });
}

async function measure({ service, worker, format, secrets, adminUrl, times }) {
  const call = { service, format, secrets };
  const idle = residentMebibytes(worker.pid);
  await exportAll(call);
  // A first export lets V8 widen its heap, as any work does; what a later one needs beyond that is its own.
  const before = residentMebibytes(worker.pid);
  const grown = [];
  const figures = await takeTurns(
    {
      export: async () => {
        forgetPeak(worker.pid);
        const seconds = await timed(() => exportAll(call));
        grown.push(residentMebibytes(worker.pid, 'VmHWM') - before);
        return seconds;
      },
      copy: () => timed(() => copyAll(adminUrl)),
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

async function exportAll({ service, format, secrets }) {
  const request = { url: service.url, secrets, user: 'dana' };
  const { _id } = await answer(postRequest({ ...request, path: '/orders/exports', body: { format } }));
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

const copyAll = (adminUrl) =>
  run('psql', [
    adminUrl,
    '-qc',
    `\\copy (select ${columns.replaceAll('\n', ' ')} from orders where status <> 'placing' order by unique_id desc) to '/dev/null' csv header`,
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

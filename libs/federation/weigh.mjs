// `npm run weigh`: what the first view of each page weighs in the build that is there; fails above the limits, and
// where nearly nothing is loaded.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sitePreloads, staffPreloads } from './dist/index.js';

/** Kilobytes of JavaScript of a first view, gzip -9, nothing cached (docs/adr/0023-calls-without-schemas.md). */
export const limits = [
  { view: 'login', site: 'staff', path: '/login', limit: 189 },
  { view: 'get quote', site: 'staff', path: '/get-quote', limit: 344 },
  { view: 'list of quotes', site: 'staff', path: '/quotes', limit: 272 },
  { view: 'list of orders', site: 'staff', path: '/orders', limit: 285 },
  { view: 'order', site: 'staff', path: '/order/:orderId', limit: 301 },
  { view: 'booking', site: 'staff', path: '/orders/book/:quoteId', limit: 357 },
  { view: 'reports', site: 'staff', path: '/reports', limit: 329 },
  { view: 'public quote', site: 'public', path: '/quote/public/:quoteId', limit: 165 },
  { view: 'public quote form', site: 'public', path: '/', limit: 231 },
  { view: 'driver location', site: 'public', path: '/driver-location/:token', limit: 151 },
  { view: 'terms', site: 'public', path: '/terms', limit: 149 },
  { view: 'order terms', site: 'public', path: '/terms/:orderId/:uniqueId/:token', limit: 147 },
  { view: 'order status', site: 'public', path: '/order-status/:token', limit: 171 },
  { view: 'find order', site: 'public', path: '/order-status', limit: 177 },
  { view: 'track order', site: 'public', path: '/track-order', limit: 187 },
  { view: 'survey', site: 'public', path: '/customer-survey/:id', limit: 187 },
  { view: 'carriers', site: 'public', path: '/carriers', limit: 185 },
  { view: 'public booking', site: 'public', path: '/quote/public/:quoteId/book', limit: 237 },
];

/** React, router and theme alone weigh more: below it the build is broken. */
const least = 120;

const areas = ['mfe-quotes', 'mfe-orders', 'mfe-admin', 'mfe-public'];

/** Kilobytes of 1000 bytes that a page's scripts weigh in the builds below `root`. */
export function weightOfView({ site, path }, root) {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const sizeOf = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
  const total = ({ first, later }, folderOf) =>
    [...first, ...later].reduce((sum, file) => sum + sizeOf(folderOf(file)), 0) / 1000;
  if (site === 'public') {
    const scripts = sitePreloads(path, read('mfe-public/dist/site/site.json'));
    return total(scripts, (file) => join(root, 'mfe-public/dist/site', file));
  }
  const remotes = areas.map((name) => placed(read(`${name}/dist/remote.json`), join(root, name, 'dist')));
  const shell = placedShell(read('shell/dist/shell.json'), join(root, 'shell/dist'));
  return total(staffPreloads(path, shell, remotes), (file) => file);
}

const inFolder = (folder) => (files) => files.map((file) => join(folder, file));

function placed(remote, folder) {
  const place = inFolder(folder);
  const pages = remote.pages.map((page) => ({ ...page, files: place(page.files) }));
  return { ...remote, preload: place(remote.preload), pages };
}

function placedShell(shell, folder) {
  const place = inFolder(folder);
  return {
    entry: place(shell.entry),
    area: place(shell.area),
    frame: place(shell.frame),
    shared: Object.fromEntries(Object.entries(shell.shared).map(([name, files]) => [name, place(files)])),
    pages: shell.pages.map((page) => ({ ...page, files: place(page.files) })),
  };
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '../..');
  const rows = limits.map((row) => ({ ...row, weight: weightOfView(row, root) }));
  for (const { view, weight, limit } of rows) {
    process.stdout.write(`${view.padEnd(18)} ${weight.toFixed(1).padStart(6)} KB, ${least} to ${limit}\n`);
  }
  const wrong = rows.filter(({ weight, limit }) => weight < least || weight > limit);
  for (const { view } of wrong) process.stdout.write(`${view} is outside of its limits.\n`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

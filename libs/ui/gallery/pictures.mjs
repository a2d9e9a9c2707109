// Takes pictures of the gallery in four forms and checks them with axe. Reads dist/, writes dist/*.png.
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';

const dist = path.join(import.meta.dirname, 'dist');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.woff2': 'font/woff2' };
// The policy of the product: the gallery must not need more than it allows.
const policy =
  "default-src 'none'; script-src 'self'; style-src-elem 'self' 'nonce-gallery'; style-src-attr 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";

const server = createServer(async (request, response) => {
  const name = path.basename(new URL(request.url, 'http://x').pathname);
  const file = path.join(dist, existsSync(path.join(dist, name)) && name ? name : 'index.html');
  response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
  response.setHeader('content-security-policy', policy);
  response.end(await readFile(file));
}).listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));

const browser = await chromium.launch(installed());
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const only = process.argv[2];
let faults = 0;
for (const page of only
  ? [only]
  : ['quote', 'forms', 'list', 'states', 'order', 'controls', 'overlays', 'dates']) {
  for (const width of [1440, 390]) {
    for (const colorScheme of ['light', 'dark']) await look(page, width, colorScheme);
  }
}
await browser.close();
server.close();
process.exitCode = faults > 0 ? 1 : 0;

async function look(name, width, colorScheme) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      report(`${name} ${width}: ${message.text()}`);
  });
  page.on('pageerror', (error) => report(`${name} ${width}: ${error.stack}`));
  await page.goto(`http://127.0.0.1:${server.address().port}/${name}`);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(dist, `${name}-${width}-${colorScheme}.png`), fullPage: true });
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  if (scroll > client) report(`${name} ${width}: ${scroll - client} pixels wider than the window`);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  for (const { id, help, nodes } of violations)
    report(
      `${name} ${width} ${colorScheme}: ${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary}`).join('\n')}`,
    );
  await page.close();
}

function report(text) {
  faults += 1;
  console.log(text);
}

/** The Chromium of the end-to-end tests, unpacked by them into `.data/`, or the one CHROME_PATH names. */
function installed() {
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args };
  const data = path.resolve(import.meta.dirname, '../../../.data');
  const folder = existsSync(data) && readdirSync(data).find((entry) => /^chromium-[\d.]+$/.test(entry));
  if (!folder) throw new Error('Run the end-to-end tests once, or name a Chromium with CHROME_PATH.');
  const home = path.join(data, folder);
  const env = { ...process.env, LD_LIBRARY_PATH: path.join(home, 'lib') };
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = path.join(home, 'fonts');
  return { executablePath: path.join(home, 'chrome'), env, args };
}

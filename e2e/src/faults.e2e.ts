import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { closeBrowser, openPage, openPageAs } from './browser.js';
import { publicSite, site, until } from './product.js';

const admin = 'marcus@lonestarmotors.example';

/** Files of the orders area and the modules it loads from the shell. */
const entry = /\/remotes\/mfe-orders\/[^/]+\/remoteEntry\./;
const exposedModule = /\/remotes\/mfe-orders\/[^/]+\/routes\./;
const pageChunk = /\/remotes\/mfe-orders\/[^/]+\/\d+\./;
const shellChunk = /\/assets\/[^/]+\.js/;
const manifest = /\/remotes\.json/;

/** The public site's `site.json`, as built. */
const siteFiles = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../mfe-public/dist/site/site.json'), 'utf8')) as {
    entry: string[];
    pages: { path: string; files: string[] }[];
  };
const oneOf = (files: string[]) => new RegExp(files.join('|').replaceAll('.', '\\.'));
/** All scripts except the inline one. */
const startFiles = () => oneOf(siteFiles().entry.filter((file) => !file.includes('/main.')));
/** Needed by the first page only. */
const homeFiles = () => {
  const { entry, pages } = siteFiles();
  const filesOf = (isHome: boolean) =>
    pages.filter(({ path }) => (path === '/') === isHome).flatMap(({ files }) => files);
  const known = new Set([...entry, ...filesOf(false)]);
  return oneOf(filesOf(true).filter((file) => !known.has(file)));
};

const faults = {
  'is missing': (route: Route) => route.fulfill({ status: 404, json: { code: 'notFound' } }),
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'is not JavaScript': (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '%PDF-1.7' }),
  'is a page of HTML': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Gateway</title>' }),
  'fails in the server': (route: Route) => route.fulfill({ status: 500, json: { code: 'internal' } }),
  'is malformed': (route: Route) =>
    route.fulfill({ contentType: 'application/json', body: '{"remotes": [{' }),
  'is of another shape': (route: Route) => route.fulfill({ json: { remotes: [{ name: 'mfe-orders' }] } }),
  hangs: () => undefined,
} as const;
type Fault = keyof typeof faults;

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
/** Its label is the user's name. */
const account = (page: Page) => page.getByRole('navigation', { name: 'Account' }).getByRole('link');
const customer = (page: Page) => page.getByLabel('Customer full name');

/** Breaks every file that matches the pattern until the returned function is called. */
async function breakFiles(page: Page, files: RegExp, fault: Fault) {
  let hits = 0;
  await page.route(files, (route) => {
    hits += 1;
    return faults[fault](route);
  });
  return {
    hits: () => hits,
    repair: () => page.unroute(files),
  };
}

/** A page of the shell or the quotes area with a mark that a reload would lose. */
async function openAt(start: string) {
  const watched = await openPageAs(admin);
  const { page } = watched;
  await page.clock.install();
  await page.goto(site + start);
  await page.locator('main h1').waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate('window.sameDocument = true');
  return watched;
}

async function expectOrders(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
  await page.getByRole('table').getByRole('link').first().waitFor();
  expect(await retry(page).count()).toBe(0);
}

const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate('window.sameDocument')).toBe(true);

afterAll(closeBrowser);

const cases: [string, Fault, RegExp][] = [
  ['the entry', 'is missing', entry],
  ['the entry', 'is cut off', entry],
  ['the entry', 'is not JavaScript', entry],
  ['the entry', 'is a page of HTML', entry],
  ['the entry', 'fails in the server', entry],
  ['the exposed module', 'is missing', exposedModule],
  ['the exposed module', 'is cut off', exposedModule],
  ['the exposed module', 'is a page of HTML', exposedModule],
  ['the file of a page', 'is missing', pageChunk],
  ['the file of a page', 'is cut off', pageChunk],
  ['the file of a page', 'is not JavaScript', pageChunk],
];

describe('when, of one area,', () => {
  it.each(cases)('%s %s, only its own pages are missing', async (_what, fault, files) => {
    const { page, context } = await openAt('/get-quote');
    const broken = await breakFiles(page, files, fault);
    await link(page, 'Orders').click();
    await retry(page).waitFor();

    const before = broken.hits();
    await retry(page).click();
    await until('another try', async () => broken.hits() > before);
    await retry(page).waitFor();

    await link(page, 'Users').click();
    await page.getByRole('table').getByText('kayla@lonestarmotors.example').waitFor();
    await link(page, 'Quotes').click();
    await page.getByRole('table').getByRole('link').first().waitFor();
    await link(page, 'Orders').click();
    await retry(page).waitFor();

    await broken.repair();
    await retry(page).click();
    await expectOrders(page);
    await expectSameDocument(page);
    await context.close();
  });

  it.each([
    ['the entry', entry],
    ['the exposed module', exposedModule],
    ['the file of a page', pageChunk],
  ])('%s hangs, the page says so after 3 s and gives up after 60 s', async (_what, files) => {
    const { page, context } = await openAt('/get-quote');
    const broken = await breakFiles(page, files, 'hangs');
    await link(page, 'Orders').click();
    await until('the hanging request', async () => broken.hits() > 0);
    await page.clock.fastForward(3_000);
    await page.getByRole('status').getByText('Still loading…').waitFor();

    await page.clock.fastForward(60_000);
    await retry(page).waitFor();
    await link(page, 'Users').click();
    await page.getByRole('table').getByText('kayla@lonestarmotors.example').waitFor();

    await broken.repair();
    await link(page, 'Orders').click();
    await expectOrders(page);
    await expectSameDocument(page);
    await context.close();
  });
});

describe('what the areas share', () => {
  it.each([
    ['the federation itself', '/account'],
    ['a part that no page before has needed', '/get-quote'],
  ])('%s is missing: a panel shows, and the next try loads it', async (_what, start) => {
    const { page, context } = await openAt(start);
    const broken = await breakFiles(page, shellChunk, 'is missing');
    await link(page, 'Orders').click();
    await retry(page).waitFor();
    expect(broken.hits()).toBeGreaterThan(0);
    await page.goBack();
    await page.waitForURL(site + start);
    await retry(page).waitFor({ state: 'detached' });
    await page.locator('main h1').waitFor();

    await link(page, 'Orders').click();
    await retry(page).waitFor();
    await broken.repair();
    await retry(page).click();
    await expectOrders(page);
    await expectSameDocument(page);
    await context.close();
  });

  it.each([
    'fails in the server',
    'is malformed',
    'is of another shape',
    'is a page of HTML',
    'is cut off',
  ] as const)('the list of areas %s: the shell lives on with the one it has', async (fault) => {
    const { page, context } = await openAt('/account');
    const broken = await breakFiles(page, manifest, fault);
    // The list came with the page. It is read again when an area could not be loaded.
    const missing = await breakFiles(page, entry, 'is missing');
    await link(page, 'Orders').click();
    await retry(page).waitFor();
    await retry(page).click();
    await until('the second read of the list', async () => broken.hits() > 0);
    await retry(page).waitFor();
    await missing.repair();
    await page.evaluate('window.dispatchEvent(new Event("focus"))');
    await account(page).click();
    await page.getByRole('main').getByLabel('Email').waitFor();

    await broken.repair();
    await link(page, 'Orders').click();
    await expectOrders(page);
    await expectSameDocument(page);
    await context.close();
  });
});

it('keeps what was typed while another area hangs, and lets the user stay', async () => {
  const { page, context } = await openAt('/get-quote');
  const broken = await breakFiles(page, entry, 'hangs');
  await customer(page).fill('Grace Lindqvist');
  await link(page, 'Orders').click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await until('the hanging request', async () => broken.hits() > 0);
  await page.clock.fastForward(3_000);
  await page.getByText('Still loading…').waitFor();
  await customer(page).fill('Grace Lindqvist-Bell');
  await link(page, 'Get Quote').click();
  await page.getByText('Still loading…').waitFor({ state: 'detached' });
  await page.clock.fastForward(60_000);
  expect(await customer(page).inputValue()).toBe('Grace Lindqvist-Bell');
  expect(new URL(page.url()).pathname).toBe('/get-quote');
  await context.close();
});

describe('the public site', () => {
  it.each([
    ['what it starts with', 'is missing', startFiles],
    ['what it starts with', 'is not JavaScript', startFiles],
    ['the file of a page', 'is missing', homeFiles],
    ['the file of a page', 'is cut off', homeFiles],
    ['the file of a page', 'is not JavaScript', homeFiles],
  ] as const)('shows its own panel when %s %s, and loads it on the next try', async (_what, fault, files) => {
    const { page, context } = await openPage();
    const broken = await breakFiles(page, files(), fault);
    await page.goto(publicSite);
    await retry(page).waitFor();
    await page.evaluate('window.sameDocument = true');
    await page.getByRole('banner').waitFor();
    const before = broken.hits();
    await retry(page).click();
    await until('another try', async () => broken.hits() > before);
    await retry(page).waitFor();

    await broken.repair();
    await retry(page).click();
    await page.getByRole('combobox', { name: 'Pickup' }).waitFor();
    await expectSameDocument(page);
    await context.close();
  });

  it('opens another page after one that could not be loaded', async () => {
    const { page, context } = await openPage();
    await breakFiles(page, homeFiles(), 'is missing');
    await page.goto(publicSite);
    await retry(page).waitFor();
    await page.evaluate(
      'history.pushState({}, "", "/track-order"); dispatchEvent(new PopStateEvent("popstate"))',
    );
    await page.getByRole('heading', { name: 'Track Your Order' }).waitFor();
    await context.close();
  });
});

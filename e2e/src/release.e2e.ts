import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { closeBrowser, openPage, openPageAs } from './browser.js';
import { site, until } from './product.js';
import {
  buildShell,
  forgetBuilds,
  forgetReleases,
  killRelease,
  npmRun,
  productVersion,
  release,
  releaseChanged,
  releasesDir,
  served,
  serveRelease,
  sumsOfAll,
} from './releasing.js';

const dana = 'dana@overland.example';

// Builds of areas, perhaps on a busy machine.
jest.setTimeout(300_000);
beforeAll(forgetBuilds);
afterEach(forgetReleases);
afterAll(closeBrowser);

/** The version of an area that the page is running. */
const runs = (page: Page, name: string) =>
  page.evaluate<string | null>(`document.documentElement.getAttribute('data-${name}')`);

const mark = (page: Page) => page.evaluate('window.sameDocument = true');
const isSameDocument = (page: Page) => page.evaluate<boolean>('window.sameDocument === true');
const lookNow = (page: Page) => page.evaluate('window.dispatchEvent(new Event("focus"))');

/** Follows a sidebar link to the list of that name. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

const notice = (page: Page) => page.getByText('A new version is ready.');

/** The version of the nth build of an area that a test releases. */
const build = (number: number) => `${productVersion}+${number}`;

describe('npm run release', () => {
  it('builds and serves only that area, and rollback serves the previous release again', async () => {
    await serveRelease('mfe-quotes');
    const before = sumsOfAll();
    expect(await serveRelease('mfe-admin')).toBe(build(1));
    expect((await served('mfe-admin')).version).toBe(build(1));
    const after = sumsOfAll();
    const added = Object.keys(after).filter((file) => !(file in before));
    const own = path.join(releasesDir, 'mfe-admin');
    expect(added.filter((file) => !file.startsWith(own))).toEqual([]);
    expect(after).toMatchObject(before);

    expect(await release('mfe-admin')).toBe(build(2));
    expect(await npmRun('releases')).toMatch(/^mfe-admin +\S+\+2 +20\S+ .*current$/m);
    await npmRun('rollback', ['mfe-admin']);
    expect((await served('mfe-admin')).version).toBe(build(1));
    await npmRun('rollback', ['mfe-admin']);
    expect((await served('mfe-admin')).version).toBe(productVersion);
    await expect(npmRun('rollback', ['mfe-admin'])).rejects.toThrow('no release to go back from');
    // The folders stay, and the other area is unchanged.
    expect(sumsOfAll()).toMatchObject(before);
    expect(Object.keys(sumsOfAll())).toContain(path.join(own, build(2), 'remote.json'));
  });

  it('refuses an unknown part, and an area whose shared libraries the shell does not have', async () => {
    const before = sumsOfAll();
    await expect(release('mfe-unknown')).rejects.toThrow('Give the name of one area or service');
    await expect(release('mfe-admin', { version: '1.99.0' })).rejects.toThrow(
      'has another @overland/ui or @overland/web than these sources',
    );
    expect(sumsOfAll()).toEqual(before);
  });

  it('that is killed midway changes nothing that is served, and its number stays free', async () => {
    const { version } = await served('mfe-admin');
    await killRelease('mfe-admin');
    expect((await served('mfe-admin')).version).toBe(version);
    expect(await npmRun('releases')).not.toContain(build(1));
    expect(await release('mfe-admin')).toBe(build(1));
    expect((await served('mfe-admin')).version).toBe(build(1));
  });
});

describe('an open page', () => {
  it('keeps its version and what was typed, and switches to the new version on the next page', async () => {
    const { page, context, complaints } = await openPageAs(dana);
    await page.goto(`${site}/get-quote`);
    const customer = page.getByLabel('Customer full name');
    await customer.fill('Marcus Bell');
    const { version } = await served('mfe-quotes');
    await mark(page);

    const newer = await serveRelease('mfe-quotes');
    await lookNow(page);
    await notice(page).waitFor();
    expect([await customer.inputValue(), await runs(page, 'mfe-quotes')]).toEqual(['Marcus Bell', version]);

    // The form has unsaved input, so leaving it is an ordinary client-side navigation.
    await page.getByRole('link', { name: 'Quotes', exact: true }).first().click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
    expect([await isSameDocument(page), await runs(page, 'mfe-quotes')]).toEqual([true, version]);
    // There is no unsaved input any more, so the next page is a full page load.
    await goTo(page, 'Orders');
    expect(await isSameDocument(page)).toBe(false);
    await goTo(page, 'Quotes');
    expect(await runs(page, 'mfe-quotes')).toBe(newer);
    expect(await notice(page).isVisible()).toBe(false);

    // A rollback is announced like a new version.
    await mark(page);
    await npmRun('rollback', ['mfe-quotes']);
    await lookNow(page);
    await notice(page).waitFor();
    await page.getByRole('table').getByRole('link').first().click();
    await until('the previous version', async () => (await runs(page, 'mfe-quotes')) === version);
    expect(page.url()).toMatch(/\/quote\/[0-9a-f-]{36}$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('asks before "Use it now" throws away what was typed', async () => {
    const { page, context } = await openPageAs(dana);
    await page.goto(`${site}/get-quote`);
    await page.getByLabel('Customer full name').fill('Marcus Bell');
    const newer = await serveRelease('mfe-quotes');
    await lookNow(page);
    await page.getByRole('button', { name: 'Use it now' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    expect(await page.getByLabel('Customer full name').inputValue()).toBe('Marcus Bell');
    await page.getByRole('button', { name: 'Use it now' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await until('the new version', async () => (await runs(page, 'mfe-quotes')) === newer);
    await context.close();
  });

  it('warns before "Use it now" throws away what was typed on a page without its own question', async () => {
    const { page, context } = await openPageAs(dana);
    await page.goto(`${site}/quotes`);
    await page.getByRole('searchbox').fill('Bell');
    const newer = await serveRelease('mfe-quotes');
    await lookNow(page);
    await page.getByRole('button', { name: 'Use it now' }).click();
    await page.getByText('What you typed here would be lost.').waitFor();
    await page.getByRole('button', { name: 'Use it anyway' }).click();
    await until('the new version', async () => (await runs(page, 'mfe-quotes')) === newer);
    await context.close();
  });

  it('checks for a new version by itself, at the configured interval', async () => {
    const { page, context } = await openPageAs(dana);
    await page.route(`${site}/quotes`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('releaseCheckMs&quot;:60000', 'releaseCheckMs&quot;:200');
      await route.fulfill({ response, body });
    });
    await page.goto(`${site}/quotes`);
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
    await serveRelease('mfe-quotes');
    await notice(page).waitFor();
    await npmRun('rollback', ['mfe-quotes']);
    await notice(page).waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('a release that adds a page', () => {
  const page = `{ path: '/bulletins', title: 'Bulletins', access: 'adminOrMCAdmin',
    sidebar: { label: 'Bulletins', icon: 'page', order: 75 } },`;
  const release = () =>
    serveRelease('mfe-admin', 'new page', () =>
      releaseChanged('mfe-admin', build(6), {
        'src/pages.ts': (text) => text.replace('export const pages = [', `export const pages = [${page}`),
        'src/routes.tsx': (text) =>
          text.replace(
            'pageRoutes(pages, {',
            `pageRoutes(pages, { '/bulletins': { element: <h1>The bulletins</h1> },`,
          ),
      }),
    );
  const admin = 'marcus@lonestarmotors.example';
  const user = 'kayla@lonestarmotors.example';
  const link = (of: Page) => of.getByRole('link', { name: 'Bulletins', exact: true });

  it('shows its link in a running shell that was not rebuilt, opens it and sets its title', async () => {
    const { page, context, complaints } = await openPageAs(admin);
    await page.goto(`${site}/quotes`);
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
    await mark(page);
    await release();
    expect(await link(page).count()).toBe(0);
    await lookNow(page);
    await link(page).click();
    await page.getByRole('heading', { name: 'The bulletins' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/bulletins');
    expect(await page.title()).toBe('Bulletins · Overland');
    expect(await isSameDocument(page)).toBe(true);
    expect(await link(page).getAttribute('aria-current')).toBe('page');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('opens it with a full page load when the page runs the area’s previous version', async () => {
    const { page, context } = await openPageAs(admin);
    await page.goto(`${site}/users`);
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    await page.getByRole('searchbox').fill('Bell');
    await release();
    await lookNow(page);
    await link(page).click();
    await page.getByRole('heading', { name: 'The bulletins' }).waitFor();
    expect(await runs(page, 'mfe-admin')).toBe(build(6));
    await context.close();
  });

  it('guards it against users who may not open it', async () => {
    await release();
    const refused = await openPageAs(user);
    await refused.page.goto(`${site}/bulletins`);
    await refused.page.waitForURL(`${site}/get-quote`);
    await refused.page.getByText('You do not have access to this.').waitFor();
    expect(await link(refused.page).count()).toBe(0);
    await refused.context.close();
    const visitor = await openPage();
    await visitor.page.goto(`${site}/bulletins`);
    await visitor.page.waitForURL(`${site}/login`);
    await visitor.context.close();
  });
});

describe('areas and shells of different versions', () => {
  it('a new area runs in a shell that was opened before it', async () => {
    const { page, context, complaints } = await openPageAs(dana);
    await page.goto(`${site}/quotes`);
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
    await mark(page);
    const newer = await serveRelease('mfe-admin');
    const read = page.waitForResponse('**/remotes.json');
    await lookNow(page);
    await (await read).finished();
    await goTo(page, 'Users');
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    expect([await runs(page, 'mfe-admin'), await isSameDocument(page)]).toEqual([newer, true]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('an area that was built before runs in a newer shell of the same major version', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'overland-shell-'));
    await buildShell(folder, `${Number.parseInt(productVersion, 10)}.99.0`);
    const { page, context, complaints } = await openPageAs(dana);
    const newer = await serveShell(page, folder);
    await page.goto(`${site}/users`);
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    expect(await runs(page, 'mfe-admin')).toBe((await served('mfe-admin')).version);
    expect(await page.evaluate(`!!document.querySelector('script[src="${newer}"]')`)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('T27: an area of a newer shell is refused with a sentence that says so, and a rollback fixes it', async () => {
    await serveRelease('mfe-admin', 'newer', () => releaseChanged('mfe-admin', '1.99.0+1'));
    const { page, context } = await openPageAs(dana);
    await page.goto(`${site}/users`);
    const sentence = `This page was made for version 1.99.0 of the site, and version ${productVersion} is open.`;
    await page.getByText(sentence).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await mark(page);
    await goTo(page, 'Quotes');
    await npmRun('rollback', ['mfe-admin']);
    await goTo(page, 'Users');
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await context.close();
  });
});

/** Serves the shell of a folder to the page instead of the current one. @returns the path of its script */
async function serveShell(page: Page, folder: string): Promise<string> {
  const scriptOf = (html: string) => /\/assets\/main\.[0-9a-f]+\.js/.exec(html)?.[0] ?? '';
  const newer = scriptOf(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  await page.route('**/assets/*', (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    // The page still contains preloads for the served shell.
    return existsSync(file) ? route.fulfill({ path: file }) : route.continue();
  });
  await page.route(`${site}/users`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(scriptOf(html), newer) });
  });
  return newer;
}

describe('the first view of a page', () => {
  it('preloads its own scripts, each once, and all of them compressed', async () => {
    const { page, context } = await openPageAs(dana);
    const fetched: string[] = [];
    const encodings = new Set<string | undefined>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() !== 'script') return;
      fetched.push(pathname);
      // Small files are sent uncompressed.
      const size = Number(response.headers()['content-length'] ?? 0);
      if (size > 1024) encodings.add(response.headers()['content-encoding']);
    });
    await page.goto(`${site}/quotes`);
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    // The script that starts the first API calls is inline.
    const preloaded = await page.evaluate<string[]>(
      '[...document.querySelectorAll("link[rel=preload], script[async]")].map((one) => new URL(one.href ?? one.src).pathname)',
    );
    expect(preloaded.length).toBeGreaterThan(2);
    // The shell loads more of its own by the time, whatever page is shown.
    const ofArea = (paths: string[]) => paths.filter((path) => path.includes('/mfe-quotes/')).sort();
    expect(ofArea(fetched)).not.toEqual([]);
    expect(ofArea(fetched)).toEqual(ofArea(preloaded));
    for (const path of preloaded) expect(fetched.filter((one) => one === path)).toHaveLength(1);
    // Browsers accept Brotli only over TLS and on localhost.
    expect([...encodings]).toEqual(['br']);
    await context.close();
  });

  it('always uses the newest manifest and page, whatever is cached', async () => {
    const [list, page] = await Promise.all([fetch(`${site}/remotes.json`), fetch(`${site}/quotes`)]);
    expect([list, page].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-cache', 'no-store']);
    const { entry } = await served('mfe-quotes');
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await fetch(site + entry, { headers: { 'accept-encoding': encoding } });
      expect([headers.get('content-encoding'), headers.get('cache-control')]).toEqual([
        encoding,
        'public, immutable, max-age=31536000',
      ]);
    }
  });
});

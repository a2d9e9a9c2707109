import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { callRaw, startTestGateway, type TestGateway } from './test-gateway.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
  putBuild('mfe-quotes/dist', '1.0.0');
  put('shell/dist/index.html', '<html><head></head></html>');
});
beforeEach(() => rmSync(path.join(gateway.sitesRoot, '.data'), { recursive: true, force: true }));
afterAll(() => gateway.close());

function put(file: string, content: string | Buffer): void {
  const full = path.join(gateway.sitesRoot, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
}

function putBuild(folder: string, version: string, more: object[] = []): void {
  const entry = 'remoteEntry.0123abcd.js';
  const row = {
    name: 'mfe-quotes',
    version,
    entry,
    preload: [entry],
    pages: [
      { path: '/quotes', title: 'Quotes', access: 'signedIn', files: ['list.0123abcd.js'], shares: [] },
      ...more,
    ],
  };
  put(`${folder}/remote.json`, JSON.stringify(row));
  put(`${folder}/${entry}`, `entry of ${version}`);
  put(`${folder}/${entry}.br`, brotliCompressSync(`entry of ${version}`));
}

const releases = '.data/releases/mfe-quotes';

/** As `npm run release` does: written aside, then put in place. */
function pointTo(version: string | null): void {
  put(`${releases}/aside.json`, JSON.stringify({ version, before: [] }));
  const folder = path.join(gateway.sitesRoot, releases);
  renameSync(path.join(folder, 'aside.json'), path.join(folder, 'current.json'));
}

const get = (target: string, headers: Record<string, string> = {}) =>
  callRaw(gateway.staffPort, { path: target, headers });

const servedVersions = async ({ staffPort } = gateway): Promise<string[]> => {
  const { text } = await callRaw(staffPort, { path: '/remotes.json' });
  return JSON.parse(text).remotes.map(({ version }: { version: string }) => version);
};

describe('a release of a remote', () => {
  it('is served as soon as its pointer is moved; a rollback serves the previous one again', async () => {
    putBuild(`${releases}/1.0.0+1`, '1.0.0+1');
    expect(await servedVersions()).toEqual(['1.0.0']);
    pointTo('1.0.0+1');
    expect(await servedVersions()).toEqual(['1.0.0+1']);
    pointTo('1.0.0');
    expect(await servedVersions()).toEqual(['1.0.0']);
    pointTo('1.0.0+1');
    expect(await servedVersions()).toEqual(['1.0.0+1']);
    pointTo(null);
    expect(await servedVersions()).toEqual(['1.0.0']);
  });

  it('is served by every gateway on the folder as soon as its pointer is moved', async () => {
    const { SITES_ROOT = '', RELEASES_DIR = '' } = gateway.env;
    const other = await startTestGateway({ env: { SITES_ROOT, RELEASES_DIR } });
    putBuild(`${releases}/1.0.0+1`, '1.0.0+1');
    expect(await servedVersions(other)).toEqual(['1.0.0']);
    pointTo('1.0.0+1');
    expect(await servedVersions(other)).toEqual(['1.0.0+1']);
    await other.close();
  });

  it('is what its pages preload', async () => {
    putBuild(`${releases}/1.0.0+1`, '1.0.0+1');
    pointTo('1.0.0+1');
    const { text } = await get('/quotes');
    const links = [
      ...text.matchAll(/<link rel="preload" as="script"(?: media="not all")? href="([^"]+)">/g),
    ].map(([, to]) => to);
    const base = '/remotes/mfe-quotes/1.0.0%2B1';
    expect(links).toEqual([`${base}/remoteEntry.0123abcd.js`, `${base}/list.0123abcd.js`]);
  });

  it('brings a new page, which is answered and listed until a rollback', async () => {
    const page = { path: '/quotes/board', title: 'Board', access: 'mcAdmin', files: [], shares: [] };
    putBuild(`${releases}/1.0.0+1`, '1.0.0+1', [page]);
    expect((await get('/quotes/board')).status).toBe(404);
    pointTo('1.0.0+1');
    expect((await get('/quotes/board')).status).toBe(200);
    const [{ pages }] = JSON.parse((await get('/remotes.json')).text).remotes;
    expect(pages).toContainEqual({ path: '/quotes/board', title: 'Board', access: 'mcAdmin' });
    pointTo(null);
    expect((await get('/quotes/board')).status).toBe(404);
  });

  it('keeps the files of other versions for pages that were opened with them', async () => {
    putBuild(`${releases}/1.0.0+1`, '1.0.0+1');
    pointTo('1.0.0+1');
    for (const version of ['1.0.0', '1.0.0+1']) {
      const file = await get(`/remotes/mfe-quotes/${encodeURIComponent(version)}/remoteEntry.0123abcd.js`);
      expect([file.text, file.headers['cache-control']]).toEqual([
        `entry of ${version}`,
        'public, immutable, max-age=31536000',
      ]);
    }
  });

  it('is sent compressed', async () => {
    putBuild(`${releases}/1.0.0+1`, '1.0.0+1');
    const target = '/remotes/mfe-quotes/1.0.0%2B1/remoteEntry.0123abcd.js';
    const { headers } = await get(target, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
  });

  it.each([
    ['a folder that is not there', () => pointTo('1.0.9')],
    ['a build that is not whole', () => put(`${releases}/1.0.9/remote.json`, '{ "name": "mfe-')],
    ['a pointer that cannot be read', () => put(`${releases}/current.json`, '{ "version"')],
    ['a pointer out of the folder', () => pointTo('../../..')],
  ])('leaves the build of the installation served where there is %s', async (_, prepare) => {
    pointTo('1.0.9');
    prepare();
    expect(await servedVersions()).toEqual(['1.0.0']);
  });

  it.each(['..', '%2e%2e', '.building-1', '1.0.0%2f..%2f..'])('has no version %s', async (version) => {
    put(`${releases}/.building-1/remoteEntry.0123abcd.js`, 'half');
    expect(
      (await get(`/remotes/mfe-quotes/${encodeURIComponent(version)}/remoteEntry.0123abcd.js`)).status,
    ).toBe(404);
  });
});

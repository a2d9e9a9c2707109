import type { BuiltRemote, BuiltShell, RemotePage } from './manifests.js';
import { containerName, ownerOf } from './manifests.js';
import { sitePreloads, staffPreloads } from './preloads.js';

const page = (path: string, files: string[], change: Partial<RemotePage> = {}): RemotePage => ({
  path,
  title: path,
  access: 'signedIn',
  files,
  shares: [],
  ...change,
});
const remote = (name: string, pages: RemotePage[]): BuiltRemote => ({
  name,
  version: '1.0.0',
  entry: `/${name}/entry.js`,
  preload: [`/${name}/entry.js`, `/${name}/routes.js`],
  pages,
});
const quotes = remote('mfe-quotes', [
  page('/quotes', ['/q/list.js', '/q/list.css'], { shares: ['react', '@overland/ui', '@overland/ui/table'] }),
  page('/quote/:quoteId', ['/q/detail.js']),
]);
const visitors = remote('mfe-public', [
  page('/quote/public/:quoteId', ['/p/quote.js'], { access: 'anyone' }),
]);
const shell: BuiltShell = {
  entry: ['/main.js'],
  area: ['/host.js', '/common.js'],
  frame: ['/frame.js', '/common.js'],
  shared: { react: [], '@overland/ui': ['/ui.js'], '@overland/ui/table': ['/table.js', '/common.js'] },
  pages: [page('/login', ['/forms.js'], { access: 'anyone' }), page('/account', ['/account.js'])],
};
const beforeQuotes = ['/frame.js', '/common.js', '/host.js', '/mfe-quotes/entry.js', '/mfe-quotes/routes.js'];

describe('the preloads of a page', () => {
  it.each([
    ['/quotes', ['/main.js'], [...beforeQuotes, '/ui.js', '/table.js', '/q/list.js']],
    ['/quotes/', ['/main.js'], [...beforeQuotes, '/ui.js', '/table.js', '/q/list.js']],
    ['/quote/7', ['/main.js'], [...beforeQuotes, '/q/detail.js']],
    ['/login', ['/main.js'], ['/forms.js']],
    ['/account', ['/main.js'], ['/frame.js', '/common.js', '/account.js']],
    ['/quoted', ['/main.js'], []],
    ['/', ['/main.js'], []],
  ])('at %s are first what starts the shell, then the frame’s, then its own', (path, first, later) => {
    expect(staffPreloads(path, shell, [quotes, visitors])).toEqual({ first, later });
    expect(staffPreloads(path, shell, [visitors, quotes])).toEqual({ first, later });
  });

  it('leave out the staff frame on public pages', () => {
    expect(staffPreloads('/quote/public/7', shell, [quotes, visitors])).toEqual({
      first: ['/main.js'],
      later: ['/host.js', '/common.js', '/mfe-public/entry.js', '/mfe-public/routes.js', '/p/quote.js'],
    });
  });

  it('of a site without areas are its script and that of its page', () => {
    const site = { entry: ['/main.js'], pages: [page('/', ['/home.js']), page('/a/:id', ['/a.js'])] };
    expect(sitePreloads('/', site)).toEqual({ first: ['/main.js'], later: ['/home.js'] });
    expect(sitePreloads('/a/7', site)).toEqual({ first: ['/main.js'], later: ['/a.js'] });
    expect(sitePreloads('/terms', site)).toEqual({ first: ['/main.js'], later: [] });
  });
});

it('finds the remote that has the page of a path', () => {
  expect(ownerOf('/quote/public/7', [quotes, visitors])?.item.owner.name).toBe('mfe-public');
  expect(ownerOf('/quote/7', [visitors, quotes])?.item.owner.name).toBe('mfe-quotes');
  expect(ownerOf('/login', [quotes, visitors])).toBeNull();
});

it('makes a name that is valid as a JavaScript global', () => {
  expect(containerName('mfe-quotes')).toBe('mfe_quotes');
});

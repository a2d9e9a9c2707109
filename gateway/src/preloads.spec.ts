import { areaOf, preloadsFor, sitePreloads } from './preloads.js';

const quotes = {
  name: 'mfe-quotes',
  paths: ['/quote', '/quotes'],
  preload: ['/q/entry.js', '/q/routes.js'],
  pages: {
    '/quotes': ['/q/list.js', '/q/list.css'],
    '/quote/:quoteId': ['/q/detail.js'],
    '/quote/new': ['/q/new.js'],
    '/quote/:quoteId/edit': ['/q/edit.js'],
  },
  shares: { '/quotes': ['react', '@overland/ui', '@overland/ui/table'], '/quote/new': ['@overland/ui'] },
};
const publicArea = {
  name: 'mfe-public',
  paths: ['/quote/public'],
  preload: ['/p/entry.js'],
  pages: { '/quote/public/:quoteId': ['/p/quote.js'] },
  shares: {},
};
const shell = {
  entry: ['/main.js'],
  area: ['/host.js', '/common.js'],
  frame: ['/frame.js', '/common.js'],
  pages: { '/login': ['/forms.js'], '/account': ['/frame.js', '/account.js'] },
  shared: { react: [], '@overland/ui': ['/ui.js'], '@overland/ui/table': ['/table.js', '/common.js'] },
};
const area = ['/main.js', '/frame.js', '/common.js', '/host.js', '/q/entry.js', '/q/routes.js'];

describe('what is fetched ahead', () => {
  it.each([
    ['/quotes', [...area, '/ui.js', '/table.js', '/q/list.js']],
    ['/quotes/', [...area, '/ui.js', '/table.js', '/q/list.js']],
    ['/quote/7', [...area, '/q/detail.js']],
    ['/quote/new', [...area, '/ui.js', '/q/new.js']],
    ['/quote/7/edit', [...area, '/q/edit.js']],
    ['/quote/7/more/9', area],
    ['/quote/public/7', ['/main.js', '/host.js', '/common.js', '/p/entry.js', '/p/quote.js']],
    ['/login', ['/main.js', '/forms.js']],
    ['/account', ['/main.js', '/frame.js', '/account.js']],
    ['/quoted', ['/main.js']],
    ['/logins', ['/main.js']],
    ['/', ['/main.js']],
  ])('for %s is %j', (page, files) => {
    expect(preloadsFor(page, [quotes, publicArea], shell)).toEqual(files);
    expect(preloadsFor(page, [publicArea, quotes], shell)).toEqual(files);
  });

  it('is nothing of a shell that is not built', () => {
    const none = { entry: [], area: [], frame: [], pages: {}, shared: {} };
    expect(preloadsFor('/quotes', [quotes], none)).toEqual(['/q/entry.js', '/q/routes.js', '/q/list.js']);
    expect(preloadsFor('/login', [quotes], none)).toEqual([]);
  });
});

it('is of a site without areas its script and that of its page', () => {
  const site = { entry: ['/main.js'], pages: { '/': ['/home.js'], '/quote/public/:quoteId': ['/quote.js'] } };
  expect(sitePreloads('/', site)).toEqual(['/main.js', '/home.js']);
  expect(sitePreloads('/quote/public/7', site)).toEqual(['/main.js', '/quote.js']);
  expect(sitePreloads('/terms', site)).toEqual(['/main.js']);
});

it('finds the area of a page by the longest prefix', () => {
  expect(areaOf('/quote/public/7', [quotes, publicArea])).toBe(publicArea);
  expect(areaOf('/quote/7', [quotes, publicArea])).toBe(quotes);
  expect(areaOf('/login', [quotes, publicArea])).toBeNull();
});

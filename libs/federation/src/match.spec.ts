import { fillPath, findByPath, matchPath } from './match.js';

describe('a path pattern', () => {
  it.each([
    ['/quotes', '/quotes', {}],
    ['/quotes', '/quotes/', {}],
    ['/', '/', {}],
    ['/quote/:quoteId', '/quote/7', { quoteId: '7' }],
    ['/reset/:token?', '/reset/abc', { token: 'abc' }],
    ['/reset/:token?', '/reset', {}],
  ])('%s fits %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  it.each([
    ['/quotes', '/quote'],
    ['/quotes', '/quotes/7'],
    ['/quote/:quoteId', '/quote'],
    ['/quote/:quoteId', '/quote/7/edit'],
    ['/', '/quotes'],
  ])('%s does not fit %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });
});

it('finds the page with the fewest parameters, in any order of pages', () => {
  const pages = ['/quote/:quoteId', '/quote/new', '/quote/public/:quoteId'].map((path) => ({ path }));
  for (const items of [pages, pages.toReversed()]) {
    expect(findByPath('/quote/new', items)?.item.path).toBe('/quote/new');
    expect(findByPath('/quote/7', items)).toEqual({
      item: { path: '/quote/:quoteId' },
      params: { quoteId: '7' },
    });
    expect(findByPath('/quote/public/7', items)?.item.path).toBe('/quote/public/:quoteId');
    expect(findByPath('/quote/7/edit', items)).toBeNull();
  }
});

it('fills a pattern with the parameters that are known', () => {
  expect(fillPath('/portal/:portalId/settings', { portalId: '7' })).toBe('/portal/7/settings');
});

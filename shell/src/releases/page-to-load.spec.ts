import { pageToLoad } from './page-to-load';

describe('a page that can be loaded in place of being navigated to', () => {
  it.each([
    ['/orders', '/orders'],
    ['/orders?status=New#first', '/orders?status=New#first'],
    ['/quote/7#map', '/quote/7#map'],
    [{ pathname: '/orders', search: '?skip=20' }, '/orders?skip=20'],
  ])('is %j', (to, page) => {
    expect(pageToLoad(to, {}, '/quotes')).toBe(page);
    expect(pageToLoad(to, undefined, '/quotes')).toBe(page);
  });

  it.each([
    ['the same page with another filter', '/quotes?status=New', {}],
    ['a part of the same page', '#map', {}],
    ['a relative address', '../edit', {}],
    ['another site', '//evil.example/quotes', {}],
    ['a redirect', '/orders', { replace: true }],
    ['a page that is handed something', '/orders', { state: { from: '/quotes' } }],
    ['signing out', '/login', {}],
    ['nothing', null, {}],
  ])('is not %s', (_, to, options) => {
    expect(pageToLoad(to, options, '/quotes')).toBeNull();
  });
});

import { preloadsFor } from './preloads.js';

const quotes = {
  paths: ['/quote', '/quotes'],
  preload: ['/q/entry.js', '/q/routes.js'],
  pages: {
    '/quotes': ['/q/list.js', '/q/list.css'],
    '/quote/:quoteId': ['/q/detail.js'],
    '/quote/new': ['/q/new.js'],
    '/quote/:quoteId/edit': ['/q/edit.js'],
  },
};
const publicArea = {
  paths: ['/quote/public'],
  preload: ['/p/entry.js'],
  pages: { '/quote/public/:quoteId': ['/p/quote.js'] },
};

describe('what is fetched ahead', () => {
  it.each([
    ['/quotes', ['/q/entry.js', '/q/routes.js', '/q/list.js']],
    ['/quotes/', ['/q/entry.js', '/q/routes.js', '/q/list.js']],
    ['/quote/7', ['/q/entry.js', '/q/routes.js', '/q/detail.js']],
    ['/quote/new', ['/q/entry.js', '/q/routes.js', '/q/new.js']],
    ['/quote/7/edit', ['/q/entry.js', '/q/routes.js', '/q/edit.js']],
    ['/quote/7/more/9', ['/q/entry.js', '/q/routes.js']],
    ['/quote/public/7', ['/p/entry.js', '/p/quote.js']],
    ['/quoted', []],
    ['/', []],
  ])('for %s is %j', (page, files) => {
    expect(preloadsFor(page, [quotes, publicArea])).toEqual(files);
    expect(preloadsFor(page, [publicArea, quotes])).toEqual(files);
  });
});

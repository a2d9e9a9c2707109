import { closeBrowser } from './browser.js';
import { walkCustomerStory } from './customer-story.js';
import { dispatch, inbox, publicSite, site } from './product.js';

afterAll(closeBrowser);

// The same with a process for each part: split.e2e.ts.
it('a customer prices, books, accepts the terms, follows the order and answers the survey', async () => {
  expect(await walkCustomerStory({ site, publicSite, inbox, dispatch })).toEqual([]);
}, 180_000);

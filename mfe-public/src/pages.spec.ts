import { texts as spanish } from '@overland/i18n/es';
import { pages } from './pages';
import { pages as sitePages } from './site/pages';

const titles = new Set<string>([...sitePages, ...pages].map(({ title }) => title));

// Translated where it is shown, so the compiler does not know of it.
test.each([...titles])('the title "%s" has a Spanish text', (title) => {
  expect(Object.keys(spanish)).toContain(title);
});

import type { Page } from '@overland/federation';
import { texts as spanish } from '@overland/i18n/es';
import { pages as areaPages } from '../pages';
import { pages } from './pages';

const all: readonly Page[] = [...pages, ...areaPages];
const words = all.flatMap(({ title, description }) =>
  description === undefined ? [title] : [title, description],
);

// The gateway writes them into the HTML, so the compiler does not know of them.
test.each([...new Set(words)])('"%s" of a page has a Spanish text', (text) => {
  expect(Object.keys(spanish)).toContain(text);
});

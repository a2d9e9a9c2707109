export { aLetterhead, letterheadWith } from './a-letterhead.js';
export { hostileTexts } from './hostile-texts.js';
export { pagesOf, ReadBrowser, textOf } from './read-browser.js';
export { tagsOf } from './tags-of.js';

export { hostileTexts } from './hostile-texts.js';
export { pagesOf, ReadBrowser } from './read-browser.js';
export { tagsOf } from './tags-of.js';

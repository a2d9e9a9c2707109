export { chromiumArguments } from './chromium-arguments.js';
export { type Chromium, chromiumPath } from './chromium-path.js';

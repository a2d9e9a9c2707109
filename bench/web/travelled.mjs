import { gzipSync } from 'node:zlib';
import { openWhole, withPage } from './browser.mjs';

/** Only React itself sets this name; react-dom reads it. */
const ofReact = /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/g;

/**
 * What a first visit downloads: `weight`, the size of its scripts in kilobytes (1000 bytes), each compressed with
 * gzip -9, and `reacts`, the number of copies of React in them.
 */
export function travelled({ session, isSignedIn, url }) {
  return withPage({ session, isSignedIn }, async (page) => {
    const scripts = [];
    page.on('response', (response) => {
      if (/\.js(\?|$)/.test(response.url())) scripts.push(response.buffer());
    });
    await openWhole(page, url);
    const bodies = await Promise.all(scripts);
    return {
      weight: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000,
      reacts: bodies.reduce((sum, body) => sum + (body.toString().match(ofReact)?.length ?? 0), 0),
    };
  });
}

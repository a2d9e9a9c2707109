import { gzipSync } from 'node:zlib';
import { withPage } from './browser.mjs';

/** React's own build alone sets this name; react-dom reads it. */
const ofReact = /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/g;

/**
 * What a first visit fetches: `weight`, kilobytes (of 1000) of its scripts, each compressed by gzip -9, and `reacts`, how
 * many copies of React are among them.
 */
export function travelled({ session, isSignedIn, url }) {
  return withPage({ session, isSignedIn }, async (page) => {
    const scripts = [];
    page.on('response', (response) => {
      if (/\.js(\?|$)/.test(response.url())) scripts.push(response.buffer());
    });
    await page.goto(url, { waitUntil: 'networkidle0' });
    const bodies = await Promise.all(scripts);
    return {
      weight: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000,
      reacts: bodies.reduce((sum, body) => sum + (body.toString().match(ofReact)?.length ?? 0), 0),
    };
  });
}

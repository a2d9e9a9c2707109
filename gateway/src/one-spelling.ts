/** Where requests go whose path is not spelled the one way: nothing is registered there. */
export const nowhere = '/api/-';

/** A path parameter longer than this cannot be an id of ours. */
const longestSegment = 500;

function hasOneSpelling(segment: string): boolean {
  if (segment === '.' || segment === '..' || segment.length > longestSegment) return false;
  try {
    // Everything that encodeURIComponent leaves alone must stand as itself, everything else as upper-case %XX.
    // `:` and `@` may stand bare in a path and mean the same, so they must.
    const text = decodeURIComponent(segment);
    return encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%40', '@') === segment;
  } catch {
    return false;
  }
}

/** Most targets: nothing in them that could be written in another way. */
const plainTarget = /^(?:\/[\w-]{1,100}){1,8}$/;

/**
 * Whether a raw request target has the one spelling that its path can have: no `//`, no dot segments, no `;x`,
 * no needless percent-encoding, no absolute form. Routers disagree about all of these, so none gets to a router.
 */
export function isCanonicalTarget(target: string): boolean {
  if (plainTarget.test(target)) return true;
  if (!target.startsWith('/')) return false;
  const [path = ''] = target.split('?', 1);
  if (path === '/') return true;
  const segments = path.slice(1).split('/');
  const last = segments.length - 1;
  // A page may end in a slash; below /api that would be a parameter that is empty.
  const mayEndInSlash = segments[0] !== 'api';
  return segments.every((segment, at) =>
    segment === '' ? mayEndInSlash && at === last : hasOneSpelling(segment),
  );
}

/** For Fastify's `rewriteUrl`: another spelling of a path is a path that does not exist. */
export function refuseOtherSpellings(target: string): string {
  return isCanonicalTarget(target) ? target : nowhere;
}

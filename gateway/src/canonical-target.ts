/** The target given to requests whose path is not canonical: nothing is registered there. */
export const nowhere = '/api/-';

/** No id of ours is longer. */
const longestSegment = 500;

function hasOneSpelling(segment: string): boolean {
  if (segment === '.' || segment === '..' || segment.length > longestSegment) return false;
  try {
    // What encodeURIComponent leaves alone must not be encoded, everything else must be upper-case %XX. `:` and `@` are
    // allowed in a path as they are, so they must not be encoded either.
    const text = decodeURIComponent(segment);
    return encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%40', '@') === segment;
  } catch {
    return false;
  }
}

/** Fits most targets: nothing in them could be written in another way. */
const plainTarget = /^(?:\/[\w-]{1,100}){1,8}$/;

/**
 * Whether the path of a raw request target is canonical: no `//`, no dot segments, no `;x`, no needless
 * percent-encoding, no absolute form. Routers disagree about all of these, so none reaches a router.
 */
export function isCanonicalTarget(target: string): boolean {
  if (plainTarget.test(target)) return true;
  if (!target.startsWith('/')) return false;
  const [path = ''] = target.split('?', 1);
  if (path === '/') return true;
  const segments = path.slice(1).split('/');
  const last = segments.length - 1;
  // A page may end in a slash; below /api that would be an empty parameter.
  const mayEndInSlash = segments[0] !== 'api';
  return segments.every((segment, at) =>
    segment === '' ? mayEndInSlash && at === last : hasOneSpelling(segment),
  );
}

/** For Fastify's `rewriteUrl`: a path that is not canonical does not exist. */
export function refuseOtherSpellings(target: string): string {
  return isCanonicalTarget(target) ? target : nowhere;
}

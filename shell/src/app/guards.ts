import type { Role } from '@overland/contracts';

/** Who may open a page (docs/decisions.md, "Guards of the routes"). */
export type Need = 'anyone' | 'signedIn' | 'adminOrMCAdmin' | 'mcAdmin' | 'superAdmin';

/**
 * Every route of the specification (section 2) with who may open it. `:name` is one segment, a last `*` any rest
 * or none. The first row that fits decides.
 */
export const routeAccess: ReadonlyArray<readonly [pattern: string, need: Need]> = [
  ['/', 'anyone'],
  ['/login', 'anyone'],
  ['/auth', 'anyone'],
  ['/forgot-password', 'anyone'],
  ['/reset-password/*', 'anyone'],
  ['/quote/public/*', 'anyone'],
  ['/terms/*', 'anyone'],
  ['/track-order', 'anyone'],
  ['/order-status', 'anyone'],
  ['/carriers', 'anyone'],
  ['/customer-survey/*', 'anyone'],
  ['/get-quote', 'signedIn'],
  ['/quote', 'signedIn'],
  ['/quotes', 'signedIn'],
  ['/quotes/import/*', 'signedIn'],
  ['/quote/:quoteId/*', 'signedIn'],
  ['/orders', 'signedIn'],
  ['/orders/book/:quoteId', 'signedIn'],
  ['/order/:orderId', 'signedIn'],
  ['/account', 'signedIn'],
  ['/users/*', 'adminOrMCAdmin'],
  ['/user/:userId', 'adminOrMCAdmin'],
  ['/portal/:portalId/settings', 'adminOrMCAdmin'],
  ['/survey', 'adminOrMCAdmin'],
  ['/portals/*', 'mcAdmin'],
  ['/portal/:portalId', 'mcAdmin'],
  ['/reports', 'mcAdmin'],
  ['/cod', 'mcAdmin'],
  ['/survey/:id', 'mcAdmin'],
  ['/settings', 'superAdmin'],
];

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** The path's parameters where the pattern fits, else null. */
function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  const takesRest = wanted.at(-1) === '*';
  if (takesRest) wanted.pop();
  if (takesRest ? given.length < wanted.length : given.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}

export interface Visitor {
  token: string | null;
  role: Role | null;
  portalId: string | null;
  /** Null until the own user has been read. */
  isSuperAdmin: boolean | null;
}

/** `wait`: not known yet. `unknown`: there is no such page. */
export type Verdict = 'open' | 'signIn' | 'forbidden' | 'wait' | 'unknown';

/** May this visitor open this path? */
export function judge(path: string, visitor: Visitor): Verdict {
  for (const [pattern, need] of routeAccess) {
    const params = match(pattern, path);
    if (params) return judgeNeed(need, params, visitor);
  }
  return 'unknown';
}

function judgeNeed(need: Need, params: Record<string, string>, visitor: Visitor): Verdict {
  if (need === 'anyone') return 'open';
  if (visitor.token === null) return 'signIn';
  const isMCAdmin = visitor.role === 'MCAdmin';
  switch (need) {
    case 'signedIn':
      return 'open';
    case 'adminOrMCAdmin': {
      // An Admin administers the own portal only.
      const isOwn = params.portalId === undefined || params.portalId === visitor.portalId;
      return isMCAdmin || (visitor.role === 'Admin' && isOwn) ? 'open' : 'forbidden';
    }
    case 'mcAdmin':
      return isMCAdmin ? 'open' : 'forbidden';
    case 'superAdmin':
      if (!isMCAdmin || visitor.isSuperAdmin === false) return 'forbidden';
      return visitor.isSuperAdmin ? 'open' : 'wait';
  }
}

const signInPaths = ['/login', '/auth', '/forgot-password', '/reset-password'];

/** Is this one of the sign-in pages? */
export const isSignInPath = (path: string): boolean =>
  signInPaths.some((one) => path === one || path.startsWith(`${one}/`));

/** An address of ours to go to after signing in; anything else leads to the landing page. */
export function safeReturn(address: unknown): string {
  const landing = '/get-quote';
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) return landing;
  const path = address.split(/[?#]/)[0] ?? landing;
  return path === '/' || isSignInPath(path) ? landing : address;
}

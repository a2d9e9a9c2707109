import type { Role } from '@overland/contracts';
import { findByPath, type PathParams } from './match.js';
import type { Page, PageAccess, SidebarEntry } from './page.js';

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
export function judge(path: string, pages: Iterable<Page>, visitor: Visitor): Verdict {
  const found = findByPath(path, pages);
  return found ? judgePage(found.item.access, found.params, visitor) : 'unknown';
}

export function judgePage(access: PageAccess, params: PathParams, visitor: Visitor): Verdict {
  if (access === 'anyone') return 'open';
  if (visitor.token === null) return 'signIn';
  const isMCAdmin = visitor.role === 'MCAdmin';
  switch (access) {
    case 'signedIn':
      return 'open';
    case 'adminOrMCAdmin': {
      const isOwn = params.portalId === undefined || params.portalId === visitor.portalId;
      return isMCAdmin || (visitor.role === 'Admin' && isOwn) ? 'open' : 'forbidden';
    }
    case 'mcAdmin':
      return isMCAdmin ? 'open' : 'forbidden';
    case 'superAdmin':
      if (!isMCAdmin || visitor.isSuperAdmin === false) return 'forbidden';
      return visitor.isSuperAdmin ? 'open' : 'wait';
    default:
      // A released area may name an access that this shell does not know.
      return 'forbidden';
  }
}

export interface SidebarVisitor extends Visitor {
  /** The portal viewed as; null is all portals. */
  viewedPortalId: string | null;
  /** The provider's own customer portal, which counts as all portals here. */
  customerPortalId: string | null;
}

export interface SidebarPage extends Page {
  sidebar: SidebarEntry;
}

const hasSidebar = (page: Page): page is SidebarPage => page.sidebar !== undefined;

/** The pages with a link in this visitor's sidebar, in their order (docs/product/access.md). */
export function sidebarPages(pages: Iterable<Page>, visitor: SidebarVisitor): SidebarPage[] {
  const { role, portalId, viewedPortalId, customerPortalId } = visitor;
  const seesAll = viewedPortalId === null || viewedPortalId === customerPortalId;
  const isShown = ({ access, sidebar }: SidebarPage) =>
    judgePage(access, { ...(portalId !== null && { portalId }) }, visitor) === 'open' &&
    (sidebar.roles === undefined || (role !== null && sidebar.roles.includes(role))) &&
    (!sidebar.onlyWhileViewingAll || seesAll);
  return [...pages]
    .filter(hasSidebar)
    .filter(isShown)
    .sort((one, other) => one.sidebar.order - other.sidebar.order);
}

import type { Session } from '@overland/contracts';

/** Whose rows a transaction may see and write: one portal's, or everyone's. */
export type Scope = { readonly all: true } | { readonly portalId: string };

/** For the system itself: events, jobs, public pages that find a row by its secret. */
export const systemScope: Scope = Object.freeze({ all: true });

/**
 * docs/product/access.md: MCAdmin sees all portals or the one viewed as; everyone else their own, whatever
 * the request says.
 */
export function portalScope(session: Session, viewAs?: string | null): Scope {
  if (session.role !== 'MCAdmin') return { portalId: session.portalId };
  return viewAs ? { portalId: viewAs } : systemScope;
}

/** The rows of a scope: what a query has to say of their portal. */
export const portalFilter = (scope: Scope): { portalId?: string } =>
  'all' in scope ? {} : { portalId: scope.portalId };

/** The portal a scope is limited to; null for all. */
export const portalOf = (scope: Scope): string | null => ('all' in scope ? null : scope.portalId);

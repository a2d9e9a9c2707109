import * as z from 'zod/mini';

/** MCAdmin is the provider's staff; Admin and User belong to one portal (docs/product/people.md). */
export const roles = ['MCAdmin', 'Admin', 'User'] as const;
export const Role = z.enum(roles);
export type Role = (typeof roles)[number];

const rank: Record<Role, number> = { User: 0, Admin: 1, MCAdmin: 2 };

/** The roles that somebody of this role may give: none above the own. */
export const rolesUpTo = (own: Role): Role[] => roles.filter((role) => rank[role] <= rank[own]);

/** What decides whose account somebody may change. */
export interface Standing {
  role: Role;
  isSuperAdmin: boolean;
}

/** Nobody administers people above the own role; only super admins administer super admins. */
export const mayAdminister = (caller: Standing, { role, isSuperAdmin }: Standing): boolean =>
  rank[role] <= rank[caller.role] && (!isSuperAdmin || caller.isSuperAdmin);

/** Who is calling, as carried by the signed token. */
export interface Session {
  userId: string;
  /** The session row: sign-out, archive, role change and password reset end it. */
  sessionId: string;
  role: Role;
  portalId: string;
  isSuperAdmin: boolean;
}

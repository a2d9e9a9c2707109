import * as z from 'zod/mini';

/** Specification, section 1. MCAdmin is the provider's staff, Admin and User belong to one portal. */
export const roles = ['MCAdmin', 'Admin', 'User'] as const;
export const Role = z.enum(roles);
export type Role = (typeof roles)[number];

/** Who is calling, as carried by the signed token. */
export interface Session {
  userId: string;
  /** The session row: sign-out, archive, role change and password reset end it. */
  sessionId: string;
  role: Role;
  portalId: string;
  isSuperAdmin: boolean;
}

import { demoPortals, demoUsers } from '@overland/identity';

/** The password of every demo user. Printed at startup, but never with NODE_ENV=production (no demo data). */
export const demoPassword = 'overland-demo-2026';

/** One sign-in per role and portal, printed at the end of the startup. */
export function demoSignIns(): string[] {
  const portalNames = new Map(Object.values(demoPortals).map(({ _id, companyName }) => [_id, companyName]));
  const shown = Object.values(demoUsers).filter(
    ({ status, portalId, role }, index, all) =>
      status === 'Active' &&
      all.findIndex((other) => other.portalId === portalId && other.role === role) === index,
  );
  const rows = shown.map(
    ({ email, role, isSuperAdmin, portalId }) =>
      `    ${email.padEnd(40)}${(isSuperAdmin ? 'MCAdmin, super' : role).padEnd(16)}${portalNames.get(portalId) ?? ''}`,
  );
  return [`  Demo sign-ins, all with the password ${demoPassword}`, ...rows, ''];
}

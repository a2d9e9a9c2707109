import { demoPortals, demoUsers } from '@overland/identity';

/** Of every demo user; printed at the start, and never where NODE_ENV is production (no demo data there). */
export const demoPassword = 'overland-demo-2026';

/** One sign-in of every role and portal, for the start's last lines. */
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

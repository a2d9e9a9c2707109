import type { AuditChange } from '@overland/contracts';
import { differing } from '@overland/contracts/format';
import type { UserEntity } from '../accounts/user.entity.js';

type Shown = Pick<
  UserEntity,
  'email' | 'firstName' | 'lastName' | 'phone' | 'mobilePhone' | 'role' | 'isSuperAdmin' | 'portalId'
>;

const fields: readonly (readonly [what: string, write: (user: Shown) => string])[] = [
  ['Email', ({ email }) => email],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Phone', ({ phone }) => phone || '(none)'],
  ['Mobile phone', ({ mobilePhone }) => mobilePhone || '(none)'],
  ['Role', ({ role }) => role],
  ['Super admin', ({ isSuperAdmin }) => (isSuperAdmin ? 'Yes' : 'No')],
];

/** The differences between two states of a user, for the audit trail. @param companyOf the name of a portal. */
export function userChanges(
  before: Shown,
  after: Shown,
  companyOf: (portalId: string) => string,
): AuditChange[] {
  return [
    ...fields.flatMap(([what, write]) => differing(what, write(before), write(after), String)),
    ...differing('Company', before.portalId, after.portalId, companyOf),
  ];
}

import type { ChangedValue } from '@overland/contracts';
import { differences } from '@overland/contracts/format';
import type { UserEntity } from '../accounts/user.entity.js';

type Shown = Pick<
  UserEntity,
  'email' | 'firstName' | 'lastName' | 'phone' | 'mobilePhone' | 'role' | 'isSuperAdmin' | 'portalId'
>;

const valuesOf = (user: Shown): [string, string][] => [
  ['Email', user.email],
  ['First name', user.firstName],
  ['Last name', user.lastName],
  ['Phone', user.phone || '(none)'],
  ['Mobile phone', user.mobilePhone || '(none)'],
  ['Role', user.role],
  ['Super admin', user.isSuperAdmin ? 'Yes' : 'No'],
];

/** The differences between two states of a user, for the audit trail. @param companyOf the name of a portal. */
export function userChanges(
  before: Shown,
  after: Shown,
  companyOf: (portalId: string) => string,
): ChangedValue[] {
  const [from, to] = [before.portalId, after.portalId];
  // Two companies may have one name.
  const company = from === to ? [] : [{ what: 'Company', from: companyOf(from), to: companyOf(to) }];
  return [...differences(valuesOf(before), valuesOf(after)), ...company];
}

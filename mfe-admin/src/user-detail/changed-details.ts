import type { ChangedValue, User } from '@overland/contracts';

const details: readonly (readonly [what: string, of: (user: User) => string])[] = [
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Mobile phone', ({ mobilePhone }) => mobilePhone],
  ['Role', ({ role }) => role],
  ['Company', ({ companyName }) => companyName],
  ['Super admin', ({ isSuperAdmin }) => (isSuperAdmin ? 'yes' : 'no')],
];

/** What the form shows that differs between two versions of a person. */
export function changedDetails(before: User, after: User): ChangedValue[] {
  return details
    .map(([what, of]) => ({ what, from: of(before) || 'empty', to: of(after) || 'empty' }))
    .filter(({ from, to }) => from !== to);
}

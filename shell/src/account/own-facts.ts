import type { User } from '@overland/contracts';
import type { Fact } from '@overland/ui';

const roleLabels = { MCAdmin: 'Administrator', Admin: 'Portal administrator', User: 'User' } as const;
const orNone = (text: string) => (text === '' ? 'None' : text);

/** The own user as label and value. */
export const ownFacts = (user: User): Fact[] => [
  { label: 'Name', value: `${user.firstName} ${user.lastName}`.trim() },
  { label: 'E-mail', value: user.email },
  { label: 'Company', value: user.companyName },
  { label: 'Phone', value: orNone(user.phone) },
  { label: 'Mobile phone', value: orNone(user.mobilePhone) },
  { label: 'Role', value: roleLabels[user.role] },
];

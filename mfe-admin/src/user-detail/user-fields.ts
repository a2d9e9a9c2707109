import type { User } from '@overland/contracts';
import type { EditedField } from '@overland/ui/editing';

/** The fields of a person that read in another way than their names. */
export const userFields: readonly EditedField<User>[] = [
  {
    name: 'portalId',
    label: 'Company',
    // Of others only the id is known here.
    words: (portalId, stored) => (portalId === stored.portalId ? stored.companyName : null),
  },
  { name: 'isSuperAdmin', label: 'Super admin' },
];

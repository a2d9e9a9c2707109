import type { User } from '@overland/contracts';
import { Facts, Section } from '@overland/ui';
import { nameOf } from '../users/use-user-steps';

/** A person whom the reader does not change. */
export function PersonFacts({ user }: { user: User }) {
  return (
    <Section title="Details">
      <Facts
        facts={[
          { label: 'Name', value: nameOf(user) },
          { label: 'Email', value: user.email },
          { label: 'Phone', value: user.phone },
          { label: 'Mobile phone', value: user.mobilePhone },
          { label: 'Company', value: user.companyName },
          { label: 'Role', value: user.isSuperAdmin ? `${user.role}, super admin` : user.role },
        ]}
      />
    </Section>
  );
}

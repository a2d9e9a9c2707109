import { type User } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Chip, Facts, PageFrame, QueryState, Section, SkeletonCard, TwoColumns } from '@overland/ui';
import { useFormQuery, useParams } from '@overland/web';
import { useCaller } from '../users/use-caller';
import { nameOf } from '../users/use-user-steps';
import { standingOf, standingTones } from '../users/user-standing';
import { UserActions } from './user-actions';
import { UserForm } from './user-form';

export function UserPage() {
  const { userId = '' } = useParams();
  const request = { params: { userId } };
  const query = useFormQuery(userId, calls.users.get, request, 'There was an error getting this user');
  const user = query.data;
  return (
    <PageFrame
      title={user ? nameOf(user) : 'User'}
      subtitle={user && <Chip tone={standingTones[standingOf(user)]}>{standingOf(user)}</Chip>}
    >
      <QueryState query={query} skeleton={<SkeletonCard height={520} />}>
        {(loaded) => <Person user={loaded} />}
      </QueryState>
    </PageFrame>
  );
}

/** A person above the caller, or archived, is shown and not changed. */
function Person({ user }: { user: User }) {
  const caller = useCaller();
  const isChangeable = caller.administers(user) && user.status === 'Active';
  return (
    <TwoColumns>
      {isChangeable ? <UserForm key={user._id} user={user} caller={caller} /> : <PersonFacts user={user} />}
      <UserActions user={user} caller={caller} />
    </TwoColumns>
  );
}

function PersonFacts({ user }: { user: User }) {
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

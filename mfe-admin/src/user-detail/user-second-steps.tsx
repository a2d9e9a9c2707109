import { type OwnSecondSteps, recoveryCodeCount, type User } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Facts, QueryState, recoveryCodeDays, Section, SkeletonLines, stepDays } from '@overland/ui';
import { useApiQuery } from '@overland/web';

/** Every second step that a person has, with its days. */
export function UserSecondSteps({ user }: { user: User }) {
  const request = { params: { userId: user._id } };
  const whenUnreachable = 'There was an error getting the second steps of this user';
  const query = useApiQuery(calls.users.secondSteps, request, whenUnreachable);
  return (
    <Section title="Second steps">
      <QueryState query={query} skeleton={<SkeletonLines count={2} />}>
        {(steps) => <Facts isStacked facts={user.secondStep === null ? none : factsOf(steps, new Date())} />}
      </QueryState>
    </Section>
  );
}

/** Before the first sign-in (`User.secondStep`). */
const none = [{ label: 'None yet', value: 'A code by email from the first sign-in' }];

function factsOf({ isRequired, passkeys, authenticator, recoveryCodes }: OwnSecondSteps, now: Date) {
  const hasOwn = passkeys.length > 0 || authenticator !== null;
  const left = `${recoveryCodes.left} of ${recoveryCodeCount} left${recoveryCodeDays(recoveryCodes, now)}`;
  const withoutOwn = isRequired ? 'Until one that the company requires is set up' : 'The only one';
  return [
    ...passkeys.map((passkey) => ({
      label: `Passkey “${passkey.name}”`,
      value: stepDays(passkey, now),
    })),
    { label: 'Authenticator app', value: authenticator && stepDays(authenticator, now) },
    { label: 'Recovery codes', value: hasOwn ? left : null },
    { label: 'Code by email', value: hasOwn ? 'As a fallback' : withoutOwn },
  ];
}

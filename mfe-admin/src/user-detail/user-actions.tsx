import { type User } from '@overland/contracts';
import { Button, Facts, formatInstantDay, LinkButton, Section, Stack } from '@overland/ui';
import { useMemo } from 'react';
import type { Caller } from '../users/use-caller';
import { useUserSteps } from '../users/use-user-steps';
import { daysToRestore, lastSeenText, standingOf, timeLeftText } from '../users/user-standing';
import { UserSecondSteps } from './user-second-steps';

export function UserActions({ user, caller }: { user: User; caller: Caller }) {
  const now = useMemo(() => new Date(), []);
  const isOneself = user._id === caller.userId;
  return (
    <Stack>
      <Section title="Signing in">
        <Facts
          facts={[
            { label: 'Last signed in', value: lastSeenText(user, now) },
            { label: 'Status', value: timeLeftText(user, now) },
            { label: 'Added', value: formatInstantDay(user.createdAt) },
          ]}
        />
      </Section>
      <UserSecondSteps user={user} />
      {isOneself && <LinkButton to="/account">Your account</LinkButton>}
      {!isOneself && caller.administers(user) && <Steps user={user} now={now} />}
    </Stack>
  );
}

function Steps({ user, now }: { user: User; now: Date }) {
  const steps = useUserSteps();
  const standing = standingOf(user);
  if (standing === 'Archived') {
    if (daysToRestore(user, now) === 0) return null;
    return (
      <Button wide disabled={steps.isBusy} onClick={() => steps.restore(user)}>
        Restore User
      </Button>
    );
  }
  return (
    <Stack>
      {standing === 'Invited' && (
        <Button wide disabled={steps.isBusy} onClick={() => steps.resend(user)}>
          Resend Invitation
        </Button>
      )}
      {user.lastSignedInAt !== null && (
        <Button wide disabled={steps.isBusy} onClick={() => void steps.endSessions(user)}>
          End All Sessions
        </Button>
      )}
      {user.secondStep !== null && user.secondStep !== 'emailCode' && (
        <Button wide disabled={steps.isBusy} onClick={() => void steps.resetSecondSteps(user)}>
          Reset Second Steps
        </Button>
      )}
      <Button wide variant="stop" disabled={steps.isBusy} onClick={() => void steps.archive(user)}>
        Archive User
      </Button>
    </Stack>
  );
}

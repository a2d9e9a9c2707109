import type { UserSession } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import {
  Button,
  Chip,
  formatAgo,
  formatInstantDay,
  Note,
  QueryState,
  Section,
  SkeletonCard,
  TextButton,
} from '@overland/ui';
import { useApiQuery } from '@overland/web';
import { Item, List } from './item-list';
import { useEndSessions } from './use-end-sessions';

/** Where the person is signed in; sessions that are not their own doing can be ended here. */
export function SessionsCard() {
  const query = useApiQuery(
    calls.account.sessions,
    {},
    { whenUnreachable: 'There was an error getting your sessions' },
  );
  const { endOne, endOthers, isBusy } = useEndSessions();
  const sessions = query.data?.sessions ?? [];
  return (
    <Section
      title="Where you are signed in"
      note="A session ends by itself after 12 hours."
      aside={
        sessions.length > 1 && (
          <Button size="small" variant="stop" disabled={isBusy} onClick={() => void endOthers()}>
            End All Others
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={<SkeletonCard height={72} />}>
        {(loaded) => (
          <List>
            {loaded.sessions.map((session) => (
              <Session key={session._id} session={session} isBusy={isBusy} onEnd={endOne} />
            ))}
          </List>
        )}
      </QueryState>
    </Section>
  );
}

interface SessionProps {
  session: UserSession;
  isBusy: boolean;
  onEnd: (session: UserSession) => void;
}

function Session({ session, isBusy, onEnd }: SessionProps) {
  const { device, address, isThisOne, createdAt, lastSeenAt } = session;
  const now = new Date();
  const since = `${address}, since ${formatInstantDay(createdAt, now).replace('Today,', 'today')}`;
  return (
    <Item>
      <div>
        <b>{device}</b>
        {isThisOne && <Chip tone="solid">This one</Chip>}
        <Note>{isThisOne ? since : `${since}, last seen ${formatAgo(lastSeenAt, now)}`}</Note>
      </div>
      {!isThisOne && (
        <TextButton
          aria-label={`End the session of ${device}`}
          disabled={isBusy}
          onClick={() => onEnd(session)}
        >
          End
        </TextButton>
      )}
    </Item>
  );
}

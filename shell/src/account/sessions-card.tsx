import { type UserSession } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import {
  Chip,
  dayWithin,
  formatAgo,
  Note,
  PlainList,
  QueryState,
  Section,
  SkeletonCard,
  useConfirm,
} from '@overland/ui';
import { useApiMutation, useApiQuery, useNotices } from '@overland/web';
import { Item, StopLink } from './item-list';

export function SessionsCard() {
  const query = useApiQuery(calls.account.sessions, {}, 'There was an error getting your sessions');
  const { endOne, endOthers, isBusy } = useEndSessions();
  const sessions = query.data?.sessions ?? [];
  return (
    <Section
      title="Your sessions"
      note="By browser and network address; we do not know the place. A session ends by itself after 12 hours."
      aside={
        sessions.length > 1 && (
          <StopLink disabled={isBusy} onClick={() => void endOthers()}>
            End All Others
          </StopLink>
        )
      }
    >
      <QueryState query={query} skeleton={<SkeletonCard height={72} />}>
        {(loaded) => (
          <PlainList>
            {loaded.sessions.map((session) => (
              <Session key={session._id} session={session} isBusy={isBusy} onEnd={endOne} />
            ))}
          </PlainList>
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
  const since = `${address}, since ${dayWithin(createdAt, now)}`;
  return (
    <Item>
      <div>
        <b>{device}</b>
        {isThisOne && <Chip tone="solid">This one</Chip>}
        <Note>{isThisOne ? since : `${since}, last seen ${formatAgo(lastSeenAt, now)}`}</Note>
      </div>
      {!isThisOne && (
        <StopLink
          aria-label={`End the session of ${device}`}
          disabled={isBusy}
          onClick={() => onEnd(session)}
        >
          End
        </StopLink>
      )}
    </Item>
  );
}

function useEndSessions() {
  const confirm = useConfirm();
  const notify = useNotices((state) => state.notify);
  const options = {
    refreshes: [calls.account.sessions],
    whenUnreachable: 'There was an error ending this session',
    onSuccess: ({ message }: { message: string }) => notify('success', message),
    onError: ({ message }: { message: string }) => notify('error', message),
  };
  const one = useApiMutation(calls.account.endSession, options);
  const others = useApiMutation(calls.account.endOtherSessions, options);
  return {
    isBusy: one.isPending || others.isPending,
    endOne: ({ _id }: UserSession) => one.mutate({ params: { sessionId: _id } }),
    endOthers: async () => {
      const isAgreed = await confirm({
        title: 'Your sessions',
        text: 'Are you sure you want to end all sessions but this one?',
        confirmLabel: 'End All Others',
        isDestructive: true,
      });
      if (isAgreed) others.mutate({});
    },
  };
}

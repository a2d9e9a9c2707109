import type { Reminder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import {
  formatMoment,
  Note,
  PageFrame,
  PlainList,
  QueryState,
  Section,
  SkeletonLines,
  Stack,
  styled,
  TextButton,
} from '@overland/ui';
import { Link, useApiMutation, useApiQuery, useNotices } from '@overland/web';
import { Item } from '../account/item-list';
import { noNotices } from './no-notices';
import { MarkAllButton, NoticeList, useNoticeList } from './notice-list';

/** As wide as lines are read well. */
const Narrow = styled(Stack)({ maxWidth: 760 });

export function NoticesPage() {
  const list = useNoticeList();
  const unread = useApiQuery(calls.notices.unread, {}).data?.unread ?? 0;
  return (
    <PageFrame title="Notices">
      <Narrow>
        <Section title="Reminders" note="Yours alone. Set one on an order’s page: More, Remind me.">
          <Reminders />
        </Section>
        <Section
          title="Latest"
          note="Kept for 90 days."
          aside={<MarkAllButton list={list} unread={unread} />}
        >
          <QueryState
            query={list.query}
            skeleton={<SkeletonLines count={8} />}
            errorTitle="Your notices could not be loaded"
          >
            {(rows) => (rows.length === 0 ? <Note>{noNotices}</Note> : <NoticeList list={list} />)}
          </QueryState>
        </Section>
      </Narrow>
    </PageFrame>
  );
}

function Reminders() {
  const query = useApiQuery(calls.reminders.list, { query: {} }, 'There was an error getting your reminders');
  const removal = useRemoval();
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonLines count={2} />}
      errorTitle="Your reminders could not be loaded"
    >
      {(reminders) =>
        reminders.length === 0 ? (
          <Note>You have no reminders.</Note>
        ) : (
          <PlainList>
            {reminders.map((reminder) => (
              <ReminderItem key={reminder.orderId} reminder={reminder} onRemove={() => removal(reminder)} />
            ))}
          </PlainList>
        )
      }
    </QueryState>
  );
}

const Steps = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'baseline',
  gap: '4px 16px',
  '& a': { color: 'var(--blue)' },
});
const Words = styled('div')({ minWidth: 0, overflowWrap: 'anywhere', '& a': { color: 'var(--blue)' } });

function ReminderItem({ reminder, onRemove }: { reminder: Reminder; onRemove: () => void }) {
  const { orderId, uniqueId, customerFullName, at, words } = reminder;
  return (
    <Item>
      <Words>
        <b>{formatMoment(at)}:</b>
        <Link to={`/order/${orderId}`}>{`Order #${uniqueId}`}</Link>
        {`, ${customerFullName}`}
        {words !== '' && <Note>{words}</Note>}
      </Words>
      <Steps>
        <Link to={`/order/${orderId}?do=remind`} aria-label={`Change the reminder of order #${uniqueId}`}>
          Change
        </Link>
        <TextButton aria-label={`Remove the reminder of order #${uniqueId}`} onClick={onRemove}>
          Remove
        </TextButton>
      </Steps>
    </Item>
  );
}

/** Removes a reminder, which can be taken back. */
function useRemoval() {
  const { offer, notify } = useNotices.getState();
  const options = {
    refreshes: [calls.reminders.list],
    whenUnreachable: 'There was an error with this reminder. Please try again.',
    onError: ({ message }: { message: string }) => notify('error', message),
  };
  const set = useApiMutation(calls.reminders.set, options);
  const remove = useApiMutation(calls.reminders.remove, options);
  return ({ orderId, uniqueId, at, words }: Reminder) => {
    const params = { orderId };
    const undo = { label: 'Undo', run: () => set.mutate({ params, body: { at, words } }) };
    const text = `The reminder of order #${uniqueId} is removed.`;
    const about = `reminder ${orderId}`;
    remove.mutate({ params }, { onSuccess: () => offer({ kind: 'success', text, about, action: undo }) });
  };
}

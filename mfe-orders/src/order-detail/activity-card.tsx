import type { Activity, Order } from '@overland/contracts';
import {
  formatMoment,
  Note,
  PlainList,
  PlainOrderedList,
  type QueryLike,
  QueryState,
  Section,
  SkeletonLines,
  styled,
} from '@overland/ui';
import { useState } from 'react';
import { ActivityFilter, type ShownKind } from './activity-filter';
import { fromOf, toneOf, whatOf, whoOf } from './activity-words';
import { useFields } from './use-forms';
import { WithMarks } from './with-marks';

const Event = styled('li', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: string }>(
  ({ tone }) => ({
    position: 'relative',
    padding: '0 0 18px 26px',
    fontSize: 15,
    lineHeight: 1.45,
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 5,
      top: 12,
      bottom: -8,
      width: 2,
      background: 'var(--line)',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 5,
      width: 12,
      height: 12,
      borderRadius: '50%',
      background: 'var(--paper)',
      border: `3px solid ${tone}`,
    },
    '&:last-of-type': { paddingBottom: 0 },
    '&:last-of-type::before': { display: 'none' },
    '& b': { fontWeight: 600, display: 'block' },
    '& b, & li': { overflowWrap: 'anywhere' },
    '& small': { fontSize: 14, color: 'var(--ink-2)' },
  }),
);
const Changed = styled(PlainList)({
  margin: '6px 0 0',
  padding: '0 0 0 10px',
  borderLeft: '3px solid var(--line)',
  fontSize: 14,
  '& del': { color: 'var(--ink-2)' },
  '& ins': { textDecoration: 'none' },
});

/** With its margin, so that nothing moves when it is loaded. */
const noteBoxHeight = 98;

const nothingOf: Record<Exclude<ShownKind, null> | 'all', string> = {
  all: 'What happens to this order will be listed here.',
  note: 'Nobody has added a note yet.',
  payment: 'Nothing has happened to the payment yet.',
};

interface ActivityCardProps {
  order: Order;
  activities: QueryLike<Activity[]>;
}

export function ActivityCard({ order, activities }: ActivityCardProps) {
  return (
    <QueryState
      query={activities}
      errorTitle="The activity could not be loaded"
      skeleton={
        <Section title="Activity">
          <SkeletonLines count={4} />
        </Section>
      }
    >
      {(events) => <Activities order={order} events={events} />}
    </QueryState>
  );
}

function Activities({ order, events }: { order: Order; events: Activity[] }) {
  const [kind, setKind] = useState<ShownKind>(null);
  const fields = useFields();
  const shown = kind === null ? events : events.filter((event) => event.kind === kind);
  return (
    <Section title="Activity" aside={<ActivityFilter kind={kind} onChange={setKind} />}>
      {fields ? <fields.NoteBox order={order} /> : <div style={{ height: noteBoxHeight }} />}
      {shown.length === 0 && <Note>{nothingOf[kind ?? 'all']}</Note>}
      <PlainOrderedList>
        {shown.map((event) => (
          <Event key={`${event.at} ${event.to} ${event.note}`} tone={toneOf(event)}>
            <b>
              <WithMarks text={whatOf(event)} names={event.mentions} />
            </b>
            <small>
              {fromOf(event)}
              {`${whoOf(event)}, `}
              <time dateTime={event.at}>{formatMoment(event.at)}</time>
            </small>
            <Changes changes={event.changes} />
          </Event>
        ))}
      </PlainOrderedList>
    </Section>
  );
}

/** What an edit changed: the old value struck through, the new one after it. */
function Changes({ changes }: Pick<Activity, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <Changed>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {field}: {from !== '' && <del>{from}</del>}
          {from !== '' && ' → '}
          {to === '' ? 'nothing' : <ins>{to}</ins>}
        </li>
      ))}
    </Changed>
  );
}

import { type Activity, sdStatuses, sdStatusLabels } from '@overland/contracts';
import { ErrorPanel, formatMoment, Note, QueryState, Section, SkeletonLines, styled } from '@overland/ui';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Event = styled('li')({
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
    border: '3px solid var(--sign)',
  },
  '&:last-of-type': { paddingBottom: 0 },
  '&:last-of-type::before': { display: 'none' },
  '& b': { fontWeight: 600, display: 'block' },
  '& small': { fontSize: 14, color: 'var(--ink-2)' },
});

interface ActivityQuery {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  data: Activity[] | undefined;
  refetch: () => unknown;
}

/** What happened to the order, newest first, with who did it. */
export function ActivityCard({ activities }: { activities: ActivityQuery }) {
  if (activities.isError && activities.data === undefined) {
    return (
      <ErrorPanel
        title="The activity could not be loaded"
        error={activities.error}
        onRetry={() => void activities.refetch()}
      />
    );
  }
  return (
    <QueryState
      query={activities}
      skeleton={
        <Section title="Activity">
          <SkeletonLines count={4} />
        </Section>
      }
    >
      {(events) => (
        <Section title="Activity">
          {events.length === 0 && <Note>What happens to this order will be listed here.</Note>}
          <List>
            {events.map((event) => (
              <Event key={`${event.at} ${event.to} ${event.note}`}>
                <b>{whatOf(event)}</b>
                <small>
                  <time dateTime={event.at}>{formatMoment(event.at)}</time>
                  {`, ${whoOf(event)}`}
                </small>
              </Event>
            ))}
          </List>
        </Section>
      )}
    </QueryState>
  );
}

function whatOf({ to, note }: Activity): string {
  if (note !== '') return note;
  const status = sdStatuses.find((one) => one === to);
  const label = status === undefined ? '' : sdStatusLabels[status];
  return label || (to ?? 'Changed').replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
}

const sourceNames: Record<Activity['source'], string> = {
  system: 'by itself',
  staff: 'by staff',
  customer: 'by the customer',
  tms: 'by the carrier',
  driver: 'by the driver',
};

const whoOf = ({ actor, source }: Activity): string => (actor === '' ? sourceNames[source] : `by ${actor}`);

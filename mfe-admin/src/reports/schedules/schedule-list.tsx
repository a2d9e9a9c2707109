import type { ReportSchedule } from '@overland/contracts';
import { Button, formatDay, Note, QueryState, SkeletonLines, styled } from '@overland/ui';
import { nameOf, useSchedules } from './use-schedules';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '8px 0',
    borderTop: '1px solid var(--line)',
  },
});

interface ScheduleListProps {
  onRemove: (schedule: ReportSchedule) => void;
  isRemoving: boolean;
}

/** What is sent to the person by now. */
export function ScheduleList({ onRemove, isRemoving }: ScheduleListProps) {
  const found = useSchedules();
  return (
    <QueryState query={found} skeleton={<SkeletonLines count={2} />}>
      {(schedules) =>
        schedules.length === 0 ? (
          <Note>No report is sent to you yet.</Note>
        ) : (
          <List aria-label="Sent to you">
            {schedules.map((schedule) => (
              <li key={schedule._id}>
                <div>
                  {nameOf(schedule)}
                  <Note as="div">Next on {formatDay(schedule.dueAt)}</Note>
                </div>
                <Button
                  size="small"
                  variant="stop"
                  busy={isRemoving}
                  aria-label={`Remove ${nameOf(schedule)}`}
                  onClick={() => onRemove(schedule)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </List>
        )
      }
    </QueryState>
  );
}

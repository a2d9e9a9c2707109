import type { ReportSchedule } from '@overland/contracts';
import {
  Button,
  formatDay,
  Note,
  PlainList,
  PlainSelect,
  QueryState,
  SkeletonLines,
  styled,
} from '@overland/ui';
import { portalChoices, usePortals } from '@overland/web';
import { tabNames } from '../report-names';
import { choicesInWords } from './choices-in-words';
import { nameOf, useSchedules } from './use-schedules';

const List = styled(PlainList)({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '8px 0',
    borderTop: '1px solid var(--line)',
  },
});

const Acts = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: 14,
});
const times = [
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'Every month' },
] as const satisfies readonly { value: ReportSchedule['every']; label: string }[];

interface ScheduleListProps {
  onRemove: (schedule: ReportSchedule) => void;
  onChange: (schedule: ReportSchedule, every: ReportSchedule['every']) => void;
  isBusy: boolean;
}

export function ScheduleList({ onRemove, onChange, isBusy }: ScheduleListProps) {
  const found = useSchedules();
  const portals = portalChoices(usePortals());
  const companyName = (id: string) => portals.find(({ value }) => value === id)?.label;
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
                  {tabNames[schedule.report]}
                  <Note as="div">
                    {[choicesInWords(schedule.query, companyName), `next on ${formatDay(schedule.dueAt)}`]
                      .filter(Boolean)
                      .join('; ')}
                  </Note>
                </div>
                <Acts>
                  <PlainSelect
                    aria-label={`How often: ${tabNames[schedule.report]}`}
                    value={schedule.every}
                    options={times}
                    onChange={(every) => onChange(schedule, every === 'weekly' ? 'weekly' : 'monthly')}
                  />
                  <Button
                    size="small"
                    variant="stop"
                    busy={isBusy}
                    aria-label={`Remove ${nameOf(schedule)}`}
                    onClick={() => onRemove(schedule)}
                  >
                    Remove
                  </Button>
                </Acts>
              </li>
            ))}
          </List>
        )
      }
    </QueryState>
  );
}

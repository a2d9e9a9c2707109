import type { ScheduledReport } from '@overland/contracts';
import { Button, useLoadedLater } from '@overland/ui';
import { useState } from 'react';
import type { NewSchedule } from './use-schedules';

interface ScheduleButtonProps {
  report: ScheduledReport;
  /** The filters of what is shown, without its days. */
  query: NewSchedule['query'];
}

const loadDialog = () => import('./schedule-dialog');

export function ScheduleButton({ report, query }: ScheduleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const parts = useLoadedLater(loadDialog, isOpen);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Send Monthly by Email
      </Button>
      {parts && isOpen && (
        <parts.ScheduleDialog report={report} query={query} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

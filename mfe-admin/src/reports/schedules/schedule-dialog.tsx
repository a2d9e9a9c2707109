import { type ScheduledReport, scheduleTimes } from '@overland/contracts';
import { Button, Note, Stack } from '@overland/ui';
import { RadioInput } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { useOwnUser } from '@overland/web';
import { useState } from 'react';
import { tabNames } from '../report-names';
import { ScheduleList } from './schedule-list';
import { type NewSchedule, useScheduleChanges } from './use-schedules';

const times = scheduleTimes.map((value) => ({
  value,
  label: value === 'weekly' ? 'Every Monday, the week before' : 'On the first of a month, the month before',
}));

interface ScheduleDialogProps {
  report: ScheduledReport;
  query: NewSchedule['query'];
  onClose: () => void;
}

export function ScheduleDialog({ report, query, onClose }: ScheduleDialogProps) {
  const [every, setEvery] = useState<(typeof scheduleTimes)[number]>('monthly');
  const { add, isAdding, remove, change, isEnding } = useScheduleChanges();
  const email = useOwnUser().data?.email;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Send ${tabNames[report]} by Email`}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="go"
            busy={isAdding}
            busyLabel="Saving…"
            onClick={() => void add({ report, every, query })}
          >
            Send by Email
          </Button>
        </>
      }
    >
      <Stack>
        <Note>
          As PDF and CSV, with the current filters{email === undefined ? '.' : `, to ${email}.`} Each email
          has a link to stop them.
        </Note>
        <RadioInput label="How often" options={times} value={every} onChange={setEvery} />
        <ScheduleList
          onRemove={(schedule) => void remove(schedule)}
          onChange={(schedule, next) => void change(schedule, next)}
          isBusy={isEnding}
        />
      </Stack>
    </Dialog>
  );
}

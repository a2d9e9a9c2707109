import { longestSnooze, WorkAssigning, type WorkItem, WorkSnoozing } from '@overland/contracts';
import { addDays } from '@overland/contracts/calendar';
import { PersonField } from '@overland/quote-ui/hand-over';
import { DayField } from '@overland/ui/dates';
import { FormDialog } from '@overland/ui/form-dialog';

interface SnoozeDialogProps {
  item: WorkItem;
  /** Where the reader is. */
  today: string;
  onSnooze: (until: string) => Promise<unknown>;
  onClose: () => void;
}

export function SnoozeDialog({ item, today, onSnooze, onClose }: SnoozeDialogProps) {
  return (
    <FormDialog
      title={`Snooze order #${item.uniqueId}`}
      schema={WorkSnoozing}
      defaultValues={{ snoozedUntil: '' }}
      onSubmit={({ snoozedUntil }) => onSnooze(snoozedUntil)}
      onClose={onClose}
      submitLabel="Snooze"
      busyLabel="Saving…"
    >
      <DayField
        name="snoozedUntil"
        label="Until"
        hint="The step comes back when this day begins."
        min={addDays(today, 1)}
        max={addDays(today, longestSnooze)}
        autoFocus
      />
    </FormDialog>
  );
}

interface AssignStepDialogProps {
  item: WorkItem;
  onAssign: (userId: string) => Promise<unknown>;
  onClose: () => void;
}

export function AssignStepDialog({ item, onAssign, onClose }: AssignStepDialogProps) {
  const { uniqueId, portalId = null, assignee } = item;
  return (
    <FormDialog
      title={`Assign order #${uniqueId}`}
      schema={WorkAssigning}
      defaultValues={{ assignee: '' }}
      onSubmit={(entry) => onAssign(entry.assignee)}
      onClose={onClose}
      submitLabel="Assign"
      busyLabel="Saving…"
    >
      <PersonField
        name="assignee"
        label="Who sees to this step"
        portalId={portalId}
        without={assignee?.userId}
      />
    </FormDialog>
  );
}

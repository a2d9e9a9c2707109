import { longestReminder, type Order, type Reminder, ReminderForm } from '@overland/contracts';
import { Button, formatMoment, styled } from '@overland/ui';
import { FormDialog } from '@overland/ui/form-dialog';
import { TextField, useFormContext } from '@overland/ui/forms';
import { useNotices } from '@overland/web';
import { useState } from 'react';
import { instantOf, localMinute, localZone } from '../at-once/local-minute';
import { reminderPresets, tomorrowMorning } from './reminder-presets';
import { useSetReminder } from './use-reminder';

const Presets = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface ReminderDialogProps {
  order: Pick<Order, 'orderId' | 'uniqueId'>;
  /** The one that is changed; null for a new one. */
  reminder: Reminder | null;
  onClose: () => void;
}

/** Asks when to be reminded of an order, and of what. */
export function ReminderDialog({ order: { orderId, uniqueId }, reminder, onClose }: ReminderDialogProps) {
  const offer = useNotices((state) => state.offer);
  const saving = useSetReminder();
  const [now] = useState(() => new Date());
  const at = reminder ? localMinute(new Date(reminder.at)) : tomorrowMorning(now);
  return (
    <FormDialog
      title={`Remind me of order #${uniqueId}`}
      schema={ReminderForm}
      defaultValues={{ at, words: reminder?.words ?? '' }}
      onSubmit={async (entered) => {
        const body = { at: instantOf(entered.at) ?? '', words: entered.words };
        const saved = await saving.mutateAsync({ params: { orderId }, body });
        const text = `You will be reminded of order #${uniqueId} on ${formatMoment(saved.at)}.`;
        offer({ kind: 'success', text, about: `reminder ${orderId}` });
        onClose();
      }}
      onClose={onClose}
      submitLabel="Remind Me"
      busyLabel="Saving…"
    >
      <PresetButtons presets={reminderPresets(now)} />
      <TextField name="at" type="datetime-local" label="Day and time" autoFocus hint={localZone()} />
      <TextField name="words" label="What about (optional)" maxLength={longestReminder} />
    </FormDialog>
  );
}

function PresetButtons({ presets }: { presets: ReturnType<typeof reminderPresets> }) {
  const { setValue } = useFormContext();
  return (
    <Presets role="group" aria-label="Times">
      {presets.map(({ label, at }) => (
        <Button
          key={label}
          size="small"
          onClick={() => setValue('at', at, { shouldDirty: true, shouldValidate: true })}
        >
          {label}
        </Button>
      ))}
    </Presets>
  );
}

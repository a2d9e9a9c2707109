import { type Holiday, HolidayRange, holidaysOf } from '@overland/contracts';
import { Note, Row } from '@overland/ui';
import { DayField } from '@overland/ui/dates';
import { FormDialog } from '@overland/ui/form-dialog';
import { TextField, useWatch } from '@overland/ui/forms';
import { ProposeDialog } from './propose-dialog';

export interface HolidayDialog {
  kind: 'range' | 'propose';
  list: readonly Holiday[];
  firstYear: number;
  today: string;
  add: (days: readonly Holiday[]) => void;
}

/** Beside the form of the settings and not in it: a form inside another one would send both. */
export function HolidayDialogs({ dialog, onClose }: { dialog: HolidayDialog | null; onClose: () => void }) {
  if (dialog === null) return null;
  const { kind, list, firstYear, today } = dialog;
  const add = (days: readonly Holiday[]) => {
    dialog.add(days);
    onClose();
  };
  return kind === 'range' ? (
    <RangeDialog list={list} onAdd={add} onClose={onClose} />
  ) : (
    <ProposeDialog list={list} firstYear={firstYear} today={today} onAdd={add} onClose={onClose} />
  );
}

interface RangeDialogProps {
  list: readonly Holiday[];
  onAdd: (days: readonly Holiday[]) => void;
  onClose: () => void;
}

function RangeDialog({ list, onAdd, onClose }: RangeDialogProps) {
  return (
    <FormDialog
      title="Add holidays"
      schema={HolidayRange}
      defaultValues={{ from: '', to: '', name: '' }}
      onSubmit={(range) => onAdd(holidaysOf(range))}
      onClose={onClose}
      submitLabel="Add to the list"
      busyLabel="Adding..."
    >
      <Row>
        <DayField name="from" label="First day" />
        <DayField name="to" label="Last day" hint="Leave empty for one day." />
      </Row>
      <TextField name="name" label="Name" maxLength={80} placeholder="Holiday closing" autoComplete="off" />
      <WhatIsAdded list={list} />
    </FormDialog>
  );
}

function WhatIsAdded({ list }: { list: readonly Holiday[] }) {
  const [from, to]: string[] = useWatch({ name: ['from', 'to'] });
  const range = HolidayRange.safeParse({ from, to, name: '–' });
  if (!range.success) return <Note>Weekends in between are left out.</Note>;
  const days = holidaysOf(range.data);
  const known = days.filter(({ date }) => list.some((one) => one.date === date)).length;
  const count = days.length - known;
  return (
    <Note role="status">
      {count === 1 ? '1 day is added' : `${count} days are added`}; weekends in between are left out
      {known > 0 && `, and ${known} ${known === 1 ? 'is' : 'are'} in the list already`}.
    </Note>
  );
}

import { type Holiday, HolidayRange, holidaysOf } from '@overland/contracts';
import { Button, Note, Row, Stack, styled } from '@overland/ui';
import { DayField } from '@overland/ui/dates';
import { Form, SubmitButton, TextField, useWatch } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';

const Buttons = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 12 });

interface RangeDialogProps {
  list: readonly Holiday[];
  onAdd: (days: readonly Holiday[]) => void;
  onClose: () => void;
}

/** One day off, or several under one name. */
export function RangeDialog({ list, onAdd, onClose }: RangeDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Add holidays">
      <Form
        label="Add holidays"
        schema={HolidayRange}
        defaultValues={{ from: '', to: '', name: '' }}
        onSubmit={(range) => onAdd(holidaysOf(range))}
      >
        <Stack>
          <Row>
            <DayField name="from" label="First day" />
            <DayField name="to" label="Last day" hint="Leave empty for one day." />
          </Row>
          <TextField
            name="name"
            label="Name"
            maxLength={80}
            placeholder="Holiday closing"
            autoComplete="off"
          />
          <WhatIsAdded list={list} />
          <Buttons>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton busyLabel="Adding...">Add to the list</SubmitButton>
          </Buttons>
        </Stack>
      </Form>
    </Dialog>
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

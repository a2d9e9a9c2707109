import type { PortalForm } from '@overland/contracts';
import { Button, Note, PHONE, PlainList, styled } from '@overland/ui';
import { CheckboxField, EmailField, leaveRow, useFieldArray } from '@overland/ui/forms';
import { Part } from './part';

const mostEmails = 20;

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  gap: 16,
  alignItems: 'start',
  padding: '10px 0',
  '& + &': { borderTop: '1px solid var(--line)' },
  '& > :not(:first-of-type)': { minHeight: 44, justifyContent: 'center' },
  [PHONE]: { gridTemplateColumns: 'auto auto 1fr', '& > :first-of-type': { gridColumn: '1 / -1' } },
});

export function EmailsSection() {
  const { fields, append, remove } = useFieldArray<PortalForm, 'emails'>({ name: 'emails' });
  const add = (
    <Button
      size="small"
      data-adds-row
      disabled={fields.length === mostEmails}
      onClick={() =>
        append(
          { email: '', emailPickUp: true, emailDelivery: true },
          { focusName: `emails.${fields.length}.email` },
        )
      }
    >
      Add Email
    </Button>
  );
  return (
    <Part
      id="emails"
      title="Notification emails"
      note="Get a copy when a vehicle is picked up or delivered."
      aside={add}
    >
      {fields.length === 0 && <Note>Nobody gets a copy.</Note>}
      <PlainList>
        {fields.map(({ id }, at) => (
          <Line key={id}>
            <EmailField
              name={`emails.${at}.email`}
              label={`Email ${at + 1}`}
              hidesLabel
              autoComplete="off"
              placeholder="name@company.com"
            />
            <CheckboxField name={`emails.${at}.emailPickUp`} label="Pickup" />
            <CheckboxField name={`emails.${at}.emailDelivery`} label="Delivery" />
            <Button
              variant="stop"
              size="small"
              aria-label={`Remove email ${at + 1}`}
              onClick={(event) => {
                leaveRow(event.currentTarget);
                remove(at);
              }}
            >
              Remove
            </Button>
          </Line>
        ))}
      </PlainList>
    </Part>
  );
}

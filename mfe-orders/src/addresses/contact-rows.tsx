import { mostContacts } from '@overland/contracts';
import { Button, CloseIcon, IconButton, PHONE, PlainList, Row, Stack, styled } from '@overland/ui';
import {
  CheckboxField,
  EmailField,
  leaveRow,
  PhoneField,
  TextField,
  useFieldArray,
} from '@overland/ui/forms';
import { noContact } from './address-values';

const Rows = styled(PlainList)({ display: 'grid', gap: 16 });
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&:has(> button)': { gridTemplateColumns: 'minmax(0, 1fr) 36px' },
  gap: '4px 12px',
  alignItems: 'start',
  '& > button': { marginTop: 30 },
  '& + &': { borderTop: '1px solid var(--line)', paddingTop: 16 },
  [PHONE]: {
    '&:has(> button)': { gridTemplateColumns: 'minmax(0, 1fr) 44px' },
    '& > button': { marginTop: 24 },
  },
});

/** Who is there: the first is filled into a booking, the others can be chosen. */
export function ContactRows() {
  const { fields, append, remove } = useFieldArray({ name: 'contacts' });
  return (
    <Rows aria-label="Contacts">
      {fields.map(({ id }, index) => (
        <Line key={id}>
          <Stack>
            <Row>
              <TextField name={`contacts.${index}.name`} label="Contact name (optional)" autoComplete="off" />
              <EmailField name={`contacts.${index}.email`} label="Email (optional)" autoComplete="off" />
            </Row>
            <Row>
              <div>
                <PhoneField name={`contacts.${index}.phone`} label="Phone (optional)" autoComplete="off" />
                <CheckboxField name={`contacts.${index}.isMobile`} label="This is a mobile phone" />
              </div>
            </Row>
          </Stack>
          {fields.length > 1 && (
            <IconButton
              label={`Remove contact ${index + 1}`}
              onClick={(event) => {
                leaveRow(event.currentTarget);
                remove(index);
              }}
            >
              <CloseIcon />
            </IconButton>
          )}
        </Line>
      ))}
      {fields.length < mostContacts && (
        <li>
          <Button
            size="small"
            data-adds-row
            onClick={() => append(noContact, { focusName: `contacts.${fields.length}.name` })}
          >
            Add Contact
          </Button>
        </li>
      )}
    </Rows>
  );
}

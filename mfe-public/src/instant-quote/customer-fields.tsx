import { Row, Section, Stack } from '@overland/ui';
import { EmailField, PhoneField, TextField } from '@overland/ui/forms';

/** Whose quote it is. */
export function CustomerFields() {
  return (
    <Section title="Your details" note="So that we know whose quote it is and how to reach you.">
      <Stack>
        <TextField name="customerFullName" label="Full name" autoComplete="name" maxLength={80} />
        <Row>
          <EmailField name="customerEmail" label="Email" />
          <PhoneField name="customerPhone" label="Phone" />
        </Row>
      </Stack>
    </Section>
  );
}

import { t } from '@overland/i18n';
import { Row, Section, Stack } from '@overland/ui';
import { EmailField, PhoneField, TextField } from '@overland/ui/forms';

/** Whose quote it is. */
export function CustomerFields() {
  return (
    <Section title={t('Your details')} note={t('So that we can keep the price for you, and reach you.')}>
      <Stack>
        <TextField name="customerFullName" label={t('Full name')} autoComplete="name" maxLength={80} />
        <Row>
          <EmailField name="customerEmail" label={t('Email')} />
          <PhoneField name="customerPhone" label={t('Phone')} />
        </Row>
      </Stack>
    </Section>
  );
}

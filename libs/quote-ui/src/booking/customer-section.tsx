import { languages, ownName, t } from '@overland/i18n';
import { Row } from '@overland/ui';
import { EmailField, FoldedFields, FormSection, SelectField, TextField } from '@overland/ui/forms';
import { AltPhone, PhoneFields, PrimaryPhone } from './phone-fields';

const languageOptions = languages.map((value) => ({ value, label: ownName(value) }));

/** Whose vehicles they are, as the quote knows it. `isOwn`: the person who fills the form is the customer. */
export function CustomerSection({ isOwn }: { isOwn: boolean }) {
  return (
    <FormSection
      number={1}
      title={t('Customer Details')}
      note={t('The order confirmation goes to this email address.')}
    >
      <Row>
        <TextField name="customerFullName" label={t('Full name')} autoComplete={isOwn ? 'name' : 'off'} />
        <EmailField name="customerEmail" label={t('Email')} autoComplete={isOwn ? 'email' : 'off'} />
      </Row>
      {isOwn ? (
        <>
          <PrimaryPhone prefix="customer" autoComplete="tel-national" />
          <FoldedFields
            title={t('Another phone (optional)')}
            names={['customerAltPhone', 'customerAltPhoneIsMobile']}
          >
            <AltPhone prefix="customer" />
          </FoldedFields>
        </>
      ) : (
        <>
          <PhoneFields prefix="customer" autoComplete="off" />
          <SelectField name="language" label="Language of the emails" options={languageOptions} />
        </>
      )}
    </FormSection>
  );
}

import { t } from '@overland/i18n';
import { Row, styled } from '@overland/ui';
import { CheckboxField, PhoneField } from '@overland/ui/forms';

const Phone = styled('div')({ display: 'grid', gap: 4 });

/** Two phones, each perhaps a mobile one: `customerPrimaryPhone`, `customerPrimaryPhoneIsMobile` … */
export function PhoneFields({
  prefix,
  isOwn = false,
}: {
  prefix: 'customer' | 'pickup' | 'delivery';
  isOwn?: boolean;
}) {
  const isRequired = prefix === 'customer';
  const autoComplete = isOwn ? 'tel-national' : 'off';
  return (
    <Row>
      <Phone>
        <PhoneField
          name={`${prefix}PrimaryPhone`}
          label={isRequired ? t('Primary phone') : t('Primary phone (optional)')}
          autoComplete={autoComplete}
        />
        <CheckboxField name={`${prefix}PrimaryPhoneIsMobile`} label={t('This is a mobile phone')} />
      </Phone>
      <Phone>
        <PhoneField name={`${prefix}AltPhone`} label={t('Alternate phone (optional)')} autoComplete="off" />
        <CheckboxField name={`${prefix}AltPhoneIsMobile`} label={t('This is a mobile phone')} />
      </Phone>
    </Row>
  );
}

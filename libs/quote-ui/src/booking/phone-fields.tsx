import { t } from '@overland/i18n';
import { Row, styled } from '@overland/ui';
import { CheckboxField, PhoneField } from '@overland/ui/forms';

const Phone = styled('div')({ display: 'grid', gap: 4 });

type Prefix = 'customer' | 'pickup' | 'delivery';

interface PhoneProps {
  prefix: Prefix;
  autoComplete: string;
}

/** `customerPrimaryPhone`, and whether it is a mobile one. */
export function PrimaryPhone({ prefix, autoComplete }: PhoneProps) {
  return (
    <Phone>
      <PhoneField
        name={`${prefix}PrimaryPhone`}
        label={prefix === 'customer' ? t('Primary phone') : t('Primary phone (optional)')}
        autoComplete={autoComplete}
      />
      <CheckboxField name={`${prefix}PrimaryPhoneIsMobile`} label={t('This is a mobile phone')} />
    </Phone>
  );
}

/** `customerAltPhone`, and whether it is a mobile one. */
export function AltPhone({ prefix }: { prefix: Prefix }) {
  return (
    <Phone>
      <PhoneField name={`${prefix}AltPhone`} label={t('Alternate phone (optional)')} autoComplete="off" />
      <CheckboxField name={`${prefix}AltPhoneIsMobile`} label={t('This is a mobile phone')} />
    </Phone>
  );
}

export function PhoneFields(props: PhoneProps) {
  return (
    <Row>
      <PrimaryPhone {...props} />
      <AltPhone prefix={props.prefix} />
    </Row>
  );
}

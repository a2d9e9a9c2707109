import { locationTypes } from '@overland/contracts';
import { type Text, t } from '@overland/i18n';
import { PHONE, Row, styled } from '@overland/ui';
import { EmailField, FormSection, SelectField, TextAreaField, TextField } from '@overland/ui/forms';
import type { Stop } from './booking-values';
import { PhoneFields } from './phone-fields';
import { SameAsCustomer } from './same-as-customer';

const titles: Record<Stop, Text> = { pickup: 'Pickup Details', delivery: 'Delivery Details' };

const Place = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [PHONE]: { gap: 12, gridTemplateColumns: 'minmax(0, 1.6fr) minmax(64px, .8fr) minmax(0, 1.2fr)' },
});

interface StopSectionProps {
  number: number;
  stop: Stop;
  locationTypeIsRequired: boolean;
}

/** Where it is picked up or delivered and who is there. City and state are the quote's: the route is the price. */
export function StopSection({ number, stop, locationTypeIsRequired }: StopSectionProps) {
  return (
    <FormSection
      number={number}
      title={t(titles[stop])}
      note={t('City and state come from the quote. Edit the quote to change the route.')}
    >
      <TextField name={`${stop}Address`} label={t('Address')} autoComplete="off" maxLength={200} />
      <Place>
        <TextField name={`${stop}City`} label={t('City')} readOnly autoComplete="off" />
        <TextField name={`${stop}State`} label={t('State')} readOnly autoComplete="off" />
        <TextField
          name={`${stop}Zip`}
          label={t('ZIP code')}
          inputMode="numeric"
          autoComplete="off"
          tidy={(text) => text.replaceAll(/\D/g, '').slice(0, 5)}
        />
      </Place>
      <Row>
        <SelectField
          name={`${stop}LocationType`}
          label={locationTypeIsRequired ? t('Location type') : t('Location type (optional)')}
          placeholder={t('Select One')}
          options={locationTypes.map((value) => ({ value, label: t(value) }))}
        />
        <TextField name={`${stop}BusinessName`} label={t('Business name (optional)')} autoComplete="off" />
      </Row>
      <SameAsCustomer stop={stop} />
      <Row>
        <TextField name={`${stop}ContactName`} label={t('Contact name (optional)')} autoComplete="off" />
        <EmailField name={`${stop}Email`} label={t('Email (optional)')} autoComplete="off" />
      </Row>
      <PhoneFields prefix={stop} />
      <TextAreaField
        name={`${stop}Notes`}
        label={t('Notes (optional)')}
        hint={t('Gate codes, opening hours, low branches, steep drives.')}
        maxLength={2000}
        rows={2}
      />
    </FormSection>
  );
}

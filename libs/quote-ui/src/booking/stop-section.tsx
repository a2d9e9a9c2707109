import { locationTypes } from '@overland/contracts';
import { PHONE, Row, styled } from '@overland/ui';
import { EmailField, FormSection, SelectField, TextAreaField, TextField } from '@overland/ui/forms';
import type { Stop } from './booking-values';
import { PhoneFields } from './phone-fields';
import { SameAsCustomer } from './same-as-customer';

const titles: Record<Stop, string> = { pickup: 'Pickup Details', delivery: 'Delivery Details' };
const locationOptions = locationTypes.map((value) => ({ value, label: value }));

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
      title={titles[stop]}
      note="City and state come from the quote. Edit the quote to change the route."
    >
      <TextField name={`${stop}Address`} label="Address" autoComplete="off" maxLength={200} />
      <Place>
        <TextField name={`${stop}City`} label="City" readOnly autoComplete="off" />
        <TextField name={`${stop}State`} label="State" readOnly autoComplete="off" />
        <TextField
          name={`${stop}Zip`}
          label="ZIP code"
          inputMode="numeric"
          autoComplete="off"
          tidy={(text) => text.replaceAll(/\D/g, '').slice(0, 5)}
        />
      </Place>
      <Row>
        <SelectField
          name={`${stop}LocationType`}
          label={locationTypeIsRequired ? 'Location type' : 'Location type (optional)'}
          placeholder="Select One"
          options={locationOptions}
        />
        <TextField name={`${stop}BusinessName`} label="Business name (optional)" autoComplete="off" />
      </Row>
      <SameAsCustomer stop={stop} />
      <Row>
        <TextField name={`${stop}ContactName`} label="Contact name (optional)" autoComplete="off" />
        <EmailField name={`${stop}Email`} label="Email (optional)" autoComplete="off" />
      </Row>
      <PhoneFields prefix={stop} />
      <TextAreaField
        name={`${stop}Notes`}
        label="Notes (optional)"
        hint="Gate codes, opening hours, low branches, steep drives."
        maxLength={2000}
        rows={2}
      />
    </FormSection>
  );
}

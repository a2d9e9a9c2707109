import { type CustomerAddress, locationTypes } from '@overland/contracts';
import { type Text, t } from '@overland/i18n';
import { PHONE, Row, styled, TIGHT } from '@overland/ui';
import {
  EmailField,
  FoldedFields,
  FormSection,
  SelectField,
  TextAreaField,
  TextField,
} from '@overland/ui/forms';
import type { ReactNode } from 'react';
import type { Stop } from './booking-values';
import { PhoneFields } from './phone-fields';
import { SameAsCustomer } from './same-as-customer';
import { ZipElsewhere } from './zip-elsewhere';

const titles: Record<Stop, Text> = { pickup: 'Pickup Details', delivery: 'Delivery Details' };

const Place = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [PHONE]: { gap: 12, gridTemplateColumns: 'minmax(0, 1.6fr) minmax(64px, .8fr) minmax(0, 1.2fr)' },
  [TIGHT]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
});

interface StopSectionProps {
  number: number;
  stop: Stop;
  locationTypeIsRequired: boolean;
  /** The customer fills the form: the browser knows the addresses, and what is optional is folded away. */
  isOwn?: boolean;
  book?: StaffBook;
  children?: ReactNode;
}

/** What staff have beside the fields: the address book of the company. */
export interface StaffBook {
  /** In place of the business name, and first, as it fills what follows. */
  nameField: (stop: Stop) => ReactNode;
  /** Under the address. */
  saving: (stop: Stop) => ReactNode;
  /** Where this customer was met before in the city of the stop. */
  addressOf: (customerEmail: string, stop: Stop) => Promise<CustomerAddress | null>;
}

/** City and state are the quote's and cannot be changed: the price is for that route. */
export function StopSection(props: StopSectionProps) {
  const { number, stop, locationTypeIsRequired, isOwn = false, book, children } = props;
  const fill = (token: string) => (isOwn ? `section-${stop} ${token}` : 'off');
  const type = <LocationType stop={stop} isRequired={locationTypeIsRequired} />;
  return (
    <FormSection
      number={number}
      title={t(titles[stop])}
      note={
        isOwn
          ? t('City and state are those of the quote.')
          : 'City and state come from the quote. Another route needs another quote.'
      }
    >
      {book?.nameField(stop)}
      <TextField
        name={`${stop}Address`}
        label={t('Address')}
        autoComplete={fill('address-line1')}
        maxLength={200}
      />
      <Place>
        <TextField name={`${stop}City`} label={t('City')} readOnly autoComplete={fill('address-level2')} />
        <TextField name={`${stop}State`} label={t('State')} readOnly autoComplete={fill('address-level1')} />
        <TextField
          name={`${stop}Zip`}
          label={t('ZIP code')}
          inputMode="numeric"
          autoComplete={fill('postal-code')}
          tidy={(text) => text.replaceAll(/\D/g, '').slice(0, 5)}
        />
      </Place>
      {isOwn ? children : <ZipElsewhere stop={stop} />}
      {book?.saving(stop)}
      {isOwn ? (
        <>
          {locationTypeIsRequired && type}
          <FoldedFields
            title={t('Contact, business and notes (optional)')}
            names={foldedNames.map((name) => `${stop}${name}`)}
          >
            {!locationTypeIsRequired && type}
            <BusinessName stop={stop} autoComplete={fill('organization')} />
            <WhoIsThere stop={stop} fill={fill} />
          </FoldedFields>
        </>
      ) : (
        <>
          <Row>
            {type}
            {!book && <BusinessName stop={stop} autoComplete="off" />}
          </Row>
          <WhoIsThere stop={stop} fill={fill} addressOf={book?.addressOf} />
        </>
      )}
    </FormSection>
  );
}

const foldedNames = [
  'LocationType',
  'BusinessName',
  'SameAsCustomer',
  'ContactName',
  'Email',
  'PrimaryPhone',
  'PrimaryPhoneIsMobile',
  'AltPhone',
  'AltPhoneIsMobile',
  'Notes',
] as const;

function LocationType({ stop, isRequired }: { stop: Stop; isRequired: boolean }) {
  return (
    <SelectField
      name={`${stop}LocationType`}
      label={isRequired ? t('Location type') : t('Location type (optional)')}
      placeholder={t('Select One')}
      options={locationTypes.map((value) => ({ value, label: t(value) }))}
    />
  );
}

const BusinessName = ({ stop, autoComplete }: { stop: Stop; autoComplete: string }) => (
  <TextField name={`${stop}BusinessName`} label={t('Business name (optional)')} autoComplete={autoComplete} />
);

interface WhoIsThereProps {
  stop: Stop;
  fill: (token: string) => string;
  addressOf?: StaffBook['addressOf'] | undefined;
}

function WhoIsThere({ stop, fill, addressOf }: WhoIsThereProps) {
  return (
    <>
      <SameAsCustomer stop={stop} addressOf={addressOf} />
      <Row>
        <TextField
          name={`${stop}ContactName`}
          label={t('Contact name (optional)')}
          autoComplete={fill('name')}
        />
        <EmailField name={`${stop}Email`} label={t('Email (optional)')} autoComplete={fill('email')} />
      </Row>
      <PhoneFields prefix={stop} autoComplete={fill('tel-national')} />
      <TextAreaField
        name={`${stop}Notes`}
        label={t('Notes (optional)')}
        hint={t('Gate codes, opening hours, low branches, steep drives.')}
        maxLength={2000}
        rows={2}
      />
    </>
  );
}

import { locationTypes, type Place, truckAccess, truckLabels } from '@overland/contracts';
import { searchPlaces } from '@overland/quote-ui/quote-form';
import { Row } from '@overland/ui';
import { PlaceField, SelectField, TextAreaField, TextField, useFormContext } from '@overland/ui/forms';
import type { AddressValues } from './address-values';
import { ContactRows } from './contact-rows';
import { usePlaceOfZip } from './use-place-of-zip';

const digits = (text: string) => text.replaceAll(/\D/g, '').slice(0, 5);

/** `place`: of a place that is edited; `round` grows when the form starts over. */
export function AddressFields({ place, round }: { place: Place | null; round: number }) {
  const { setValue } = useFormContext<AddressValues>();
  const ofZip = usePlaceOfZip();
  const shown = ofZip ?? place;
  const fillZip = (chosen: Place | null) => {
    if (chosen?.zip) setValue('zip', chosen.zip, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <Row>
        <TextField name="businessName" label="Name" autoComplete="off" maxLength={80} autoFocus />
        <SelectField
          name="locationType"
          label="Location type (optional)"
          hint="Needed where the company requires it in bookings."
          placeholder="Select One"
          options={locationTypes.map((value) => ({ value, label: value }))}
        />
      </Row>
      <TextField name="address" label="Address" autoComplete="off" maxLength={200} />
      <Row>
        <TextField name="zip" label="ZIP code" inputMode="numeric" autoComplete="off" tidy={digits} />
        <PlaceField
          key={`${round} ${shown?.placeId}`}
          name="placeId"
          label="City"
          search={searchPlaces}
          initialPlace={shown}
          onPlace={fillZip}
        />
      </Row>
      <ContactRows />
      <Row>
        <TextField
          name="hours"
          label="Hours (optional)"
          placeholder="Mon–Fri 8–5"
          autoComplete="off"
          maxLength={200}
        />
        <TextField
          name="gate"
          label="Gate (optional)"
          placeholder="Where to enter, gate code"
          autoComplete="off"
          maxLength={200}
        />
      </Row>
      <SelectField
        name="trucks"
        label="Trucks (optional)"
        placeholder="Not known"
        options={truckAccess.map((value) => ({ value, label: truckLabels[value] }))}
      />
      <TextAreaField
        name="notes"
        label="Notes (optional)"
        hint="Hours, gate, trucks and notes go into the notes of a booking, which its driver reads."
        maxLength={1000}
        rows={2}
      />
    </>
  );
}

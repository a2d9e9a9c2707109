import type { Place } from '@overland/contracts';
import { searchPlaces } from '@overland/quote-ui/quote-form';
import { useFormContext, useWatch } from '@overland/ui/forms';
import { useEffect, useState } from 'react';
import type { AddressValues } from './address-values';

/** The city of a ZIP code that is typed while no city is chosen. */
export function usePlaceOfZip(): Place | null {
  const { getValues, setValue } = useFormContext<AddressValues>();
  const zip = useWatch<AddressValues, 'zip'>({ name: 'zip' });
  const [found, setFound] = useState<Place | null>(null);
  useEffect(() => {
    if (zip.length < 5 || getValues('placeId') !== '') return;
    const controller = new AbortController();
    searchPlaces(zip, controller.signal).then(
      (places) => {
        const place = places.find((one) => one.zip === zip);
        if (!place || controller.signal.aborted || getValues('placeId') !== '') return;
        setValue('placeId', place.placeId, { shouldDirty: true, shouldValidate: true });
        setFound(place);
      },
      // The city can be chosen by hand.
      () => undefined,
    );
    return () => controller.abort();
  }, [zip, getValues, setValue]);
  return found;
}

import type { Place } from '@overland/contracts';
import { t } from '@overland/i18n';
import { Row, Stack } from '@overland/ui';
import { PlaceField, useFormContext } from '@overland/ui/forms';
import { type ReactNode, useState } from 'react';
import { searchPlaces } from './look-ups';
import { RouteStrip } from './route-strip';

export interface RoutePlaces {
  pickup: Place;
  delivery: Place;
}

export interface RouteFieldsProps {
  /** The places of a form that is edited; one that changes is shown in place of what was typed. */
  initial?: RoutePlaces;
  autoFocus?: boolean;
  /** What to offer until both places are chosen: routes to fill in with one key. */
  shortcuts?: (fill: (route: RoutePlaces) => void) => ReactNode;
}

/** Pickup and delivery as two guide signs, and the road between them as soon as both are chosen. */
export function RouteFields({ initial, autoFocus = false, shortcuts }: RouteFieldsProps) {
  const { setValue } = useFormContext();
  const [filled, setFilled] = useState({ count: 0, places: initial });
  const [pickup, setPickup] = useState<Place | null>(initial?.pickup ?? null);
  const [delivery, setDelivery] = useState<Place | null>(initial?.delivery ?? null);
  const [shown, setShown] = useState(initial);
  const changes = (stop: keyof RoutePlaces) => initial?.[stop].placeId !== shown?.[stop].placeId;
  if (initial && (changes('pickup') || changes('delivery'))) {
    setShown(initial);
    setFilled(({ count }) => ({ count, places: initial }));
    if (changes('pickup')) setPickup(initial.pickup);
    if (changes('delivery')) setDelivery(initial.delivery);
  }
  const fill = (places: RoutePlaces) => {
    // The fields keep what was typed; new ones begin with the route.
    setFilled(({ count }) => ({ count: count + 1, places }));
    setPickup(places.pickup);
    setDelivery(places.delivery);
    setValue('pickup', places.pickup.placeId, { shouldDirty: true, shouldValidate: true });
    setValue('delivery', places.delivery.placeId, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Stack>
      <Row key={filled.count}>
        <PlaceField
          key={`from ${initial?.pickup.placeId}`}
          name="pickup"
          label={t('Pickup')}
          variant="sign"
          search={searchPlaces}
          initialPlace={filled.places?.pickup ?? null}
          onPlace={setPickup}
          autoFocus={autoFocus && filled.count === 0}
        />
        <PlaceField
          key={`to ${initial?.delivery.placeId}`}
          name="delivery"
          label={t('Delivery')}
          variant="sign"
          search={searchPlaces}
          initialPlace={filled.places?.delivery ?? null}
          onPlace={setDelivery}
        />
      </Row>
      <RouteStrip from={pickup} to={delivery}>
        {shortcuts?.(fill)}
      </RouteStrip>
    </Stack>
  );
}

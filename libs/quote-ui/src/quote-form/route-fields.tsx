import type { Place } from '@overland/contracts';
import { t } from '@overland/i18n';
import { Row, Stack } from '@overland/ui';
import { PlaceField, type SearchPlaces, useFormContext } from '@overland/ui/forms';
import { type ReactNode, useState } from 'react';
import { searchPlaces } from './look-ups';
import { RouteStrip } from './route-strip';

export interface RoutePlaces {
  pickup: Place;
  delivery: Place;
}

export interface RouteFieldsProps {
  /** The places of a form that is filled in already; one that changes is shown in place of what was typed. */
  initial?: Partial<RoutePlaces>;
  onPlace?: (stop: keyof RoutePlaces, place: Place | null) => void;
  autoFocus?: boolean;
  /** What is offered while somebody types; cities and ZIP codes unless told. */
  search?: SearchPlaces;
  /** What to offer until both places are chosen: routes to fill in with one key. */
  shortcuts?: (fill: (route: RoutePlaces) => void) => ReactNode;
}

interface Filled {
  /** How often the route was filled in at once. */
  count: number;
  places: Partial<RoutePlaces> | undefined;
}

/** Pickup and delivery as two guide signs, and the road between them as soon as both are chosen. */
export function RouteFields({
  initial,
  onPlace,
  autoFocus = false,
  search = searchPlaces,
  shortcuts,
}: RouteFieldsProps) {
  const { setValue } = useFormContext();
  const [filled, setFilled] = useState<Filled>({ count: 0, places: initial });
  const [pickup, setPickup] = useState<Place | null>(initial?.pickup ?? null);
  const [delivery, setDelivery] = useState<Place | null>(initial?.delivery ?? null);
  const [shown, setShown] = useState(initial);
  const changes = (stop: keyof RoutePlaces) => initial?.[stop]?.placeId !== shown?.[stop]?.placeId;
  if (initial && (changes('pickup') || changes('delivery'))) {
    setShown(initial);
    setFilled(({ count }) => ({ count, places: initial }));
    if (changes('pickup')) setPickup(initial.pickup ?? null);
    if (changes('delivery')) setDelivery(initial.delivery ?? null);
  }
  const choose = (stop: keyof RoutePlaces, place: Place | null) => {
    if (stop === 'pickup') setPickup(place);
    else setDelivery(place);
    onPlace?.(stop, place);
  };
  const fill = (places: RoutePlaces) => {
    // The fields keep what was typed; new ones begin with the route.
    setFilled(({ count }) => ({ count: count + 1, places }));
    choose('pickup', places.pickup);
    choose('delivery', places.delivery);
    setValue('pickup', places.pickup.placeId, { shouldDirty: true, shouldValidate: true });
    setValue('delivery', places.delivery.placeId, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Stack>
      <Row key={filled.count}>
        <PlaceField
          key={`from ${initial?.pickup?.placeId}`}
          name="pickup"
          label={t('Pickup')}
          variant="sign"
          search={search}
          initialPlace={filled.places?.pickup ?? null}
          onPlace={(place) => choose('pickup', place)}
          autoFocus={autoFocus && filled.count === 0}
        />
        <PlaceField
          key={`to ${initial?.delivery?.placeId}`}
          name="delivery"
          label={t('Delivery')}
          variant="sign"
          search={search}
          initialPlace={filled.places?.delivery ?? null}
          onPlace={(place) => choose('delivery', place)}
        />
      </Row>
      <RouteStrip from={pickup} to={delivery}>
        {shortcuts?.(fill)}
      </RouteStrip>
    </Stack>
  );
}

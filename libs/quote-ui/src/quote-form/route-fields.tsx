import type { Place } from '@overland/contracts';
import { Row, Stack } from '@overland/ui';
import { PlaceField } from '@overland/ui/forms';
import { useState } from 'react';
import { searchPlaces } from './look-ups';
import { RouteStrip } from './route-strip';

export interface RouteFieldsProps {
  /** The places of a form that is edited. */
  initial?: { pickup: Place; delivery: Place };
  autoFocus?: boolean;
}

/** Pickup and delivery as two guide signs, and the road between them as soon as both are chosen. */
export function RouteFields({ initial, autoFocus = false }: RouteFieldsProps) {
  const [pickup, setPickup] = useState<Place | null>(initial?.pickup ?? null);
  const [delivery, setDelivery] = useState<Place | null>(initial?.delivery ?? null);
  return (
    <Stack>
      <Row>
        <PlaceField
          name="pickup"
          label="Pickup"
          variant="sign"
          search={searchPlaces}
          initialPlace={initial?.pickup ?? null}
          onPlace={setPickup}
          autoFocus={autoFocus}
        />
        <PlaceField
          name="delivery"
          label="Delivery"
          variant="sign"
          search={searchPlaces}
          initialPlace={initial?.delivery ?? null}
          onPlace={setDelivery}
        />
      </Row>
      <RouteStrip from={pickup} to={delivery} />
    </Stack>
  );
}

import {
  type AcceptedBefore,
  type AgreedFacts,
  type OrderChangeLine,
  vehicleName,
} from '@overland/contracts';
import type { TermsAcceptanceEntity } from './terms-acceptance.entity.js';

type Accepted = Pick<TermsAcceptanceEntity, 'acceptedAt' | 'version' | 'facts'>;

/** What was accepted before, and what has changed up to `now`. */
export const changedSince = ({ acceptedAt, version, facts }: Accepted, now: AgreedFacts): AcceptedBefore => ({
  at: acceptedAt.toISOString(),
  version,
  changes: agreedChanges(facts, now),
});

/** What differs between what was accepted and what is to be accepted, the price last. */
export function agreedChanges(before: AgreedFacts, after: AgreedFacts): OrderChangeLine[] {
  return [
    ...changed('pickupPlace', before.pickupPlaceText, after.pickupPlaceText),
    ...changed('deliveryPlace', before.deliveryPlaceText, after.deliveryPlaceText),
    ...planChanges(before, after),
    ...vehicleChanges(before.vehicles, after.vehicles),
    ...changed('price', before.price, after.price),
  ];
}

type Field = OrderChangeLine['field'];
type Raw = OrderChangeLine['from'];

function changed(field: Field, from: Raw, to: Raw, vehicle = ''): OrderChangeLine[] {
  return from === to ? [] : [{ field, vehicle, from, to }];
}

/** Older acceptances only kept the first day. */
function planChanges(before: AgreedFacts, after: AgreedFacts): OrderChangeLine[] {
  const [firstWas, firstIs] = [before.pickupScheduledAt, after.pickupScheduledAt];
  const [was, is] = [before.plan, after.plan];
  if (!was || !is) return changed('pickupDay', firstWas, firstIs);
  return [
    ...changed('pickupWindow', windowOf(firstWas, was.pickupEndsAt), windowOf(firstIs, is.pickupEndsAt)),
    ...changed(
      'deliveryWindow',
      windowOf(was.deliveryScheduledAt, was.deliveryEndsAt),
      windowOf(is.deliveryScheduledAt, is.deliveryEndsAt),
    ),
    ...changed('serviceLevel', was.serviceLevel, is.serviceLevel),
    ...changed('pickupAddress', was.pickupAddress, is.pickupAddress),
    ...changed('deliveryAddress', was.deliveryAddress, is.deliveryAddress),
  ];
}

const windowOf = (start: string, end: string | null) => `${start}/${end ?? start}`;

type Vehicles = AgreedFacts['vehicles'];

function vehicleChanges(before: Vehicles, after: Vehicles): OrderChangeLine[] {
  return before.flatMap((was, index) => {
    const is = after[index];
    if (!is) return [];
    return [
      ...changed('vehicle', vehicleName(was), vehicleName(is)),
      ...changed('vin', was.vin, is.vin, before.length === 1 ? '' : vehicleName(is)),
    ];
  });
}

import { type AgreedFacts, type OrderTerms, vehicleName } from '@overland/contracts';
import { t } from '@overland/i18n';
import { formatDay, formatMoney } from '@overland/ui';

/** One thing that is not as it was accepted. */
export interface Change {
  label: string;
  from: string;
  to: string;
  note?: string;
}

type Compared = Pick<OrderTerms, 'facts' | 'terms' | 'before'>;

/** What the customer accepted and what it is now, in the order of the page; none before anything was accepted. */
export function changesOf({ facts, terms, before }: Compared): Change[] {
  if (before === null) return [];
  const was = before.facts;
  return [
    ...vehicleChanges(was.vehicles, facts.vehicles),
    ...differing(t('Pickup'), was.pickupPlaceText, facts.pickupPlaceText),
    ...differing(t('Delivery'), was.deliveryPlaceText, facts.deliveryPlaceText),
    ...differing(t('First pickup'), formatDay(was.pickupScheduledAt), formatDay(facts.pickupScheduledAt)),
    ...differing(t('Terms'), versionText(before), versionText(terms)),
    ...priceChange(was.price, facts.price),
  ];
}

const versionText = ({ version }: { version: number }): string => t('Version {version}', { version });

const differing = (label: string, from: string, to: string): Change[] =>
  from === to ? [] : [{ label, from, to }];

type Vehicles = AgreedFacts['vehicles'];

function vehicleChanges(was: Vehicles, is: Vehicles): Change[] {
  const count = Math.max(was.length, is.length);
  return Array.from({ length: count }).flatMap((_, at) => {
    const [old, now] = [was[at], is[at]];
    const label = vehicleLabel(at, count);
    if (!old || !now) return differing(label, nameOrNone(old), nameOrNone(now));
    const named = differing(label, vehicleName(old), vehicleName(now));
    return named.length > 0 ? named : differing(t('{vehicle}, VIN', { vehicle: label }), old.vin, now.vin);
  });
}

const nameOrNone = (vehicle?: Vehicles[number]): string => (vehicle ? vehicleName(vehicle) : t('none'));

/** Several are counted from 1. */
export const vehicleLabel = (at: number, count: number): string =>
  count === 1 ? t('Vehicle') : t('Vehicle {number}', { number: at + 1 });

function priceChange(was: number, is: number): Change[] {
  const note =
    is > was
      ? t('{amount} more', { amount: formatMoney(is - was) })
      : t('{amount} less', { amount: formatMoney(was - is) });
  return was === is ? [] : [{ label: t('Price'), from: formatMoney(was), to: formatMoney(is), note }];
}

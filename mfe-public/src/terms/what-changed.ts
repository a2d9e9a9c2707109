import { type AgreedFacts, type OrderTerms, vehicleName } from '@overland/contracts';
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
    ...differing('Pickup', was.pickupPlaceText, facts.pickupPlaceText),
    ...differing('Delivery', was.deliveryPlaceText, facts.deliveryPlaceText),
    ...differing('First pickup', formatDay(was.pickupScheduledAt), formatDay(facts.pickupScheduledAt)),
    ...differing('Terms', `Version ${before.version}`, `Version ${terms.version}`),
    ...priceChange(was.price, facts.price),
  ];
}

const differing = (label: string, from: string, to: string): Change[] =>
  from === to ? [] : [{ label, from, to }];

type Vehicles = AgreedFacts['vehicles'];

function vehicleChanges(was: Vehicles, is: Vehicles): Change[] {
  const count = Math.max(was.length, is.length);
  return Array.from({ length: count }).flatMap((_, at) => {
    const [old, now] = [was[at], is[at]];
    const label = count === 1 ? 'Vehicle' : `Vehicle ${at + 1}`;
    if (!old || !now)
      return differing(label, old ? vehicleName(old) : 'none', now ? vehicleName(now) : 'none');
    const named = differing(label, vehicleName(old), vehicleName(now));
    return named.length > 0 ? named : differing(`${label}, VIN`, old.vin, now.vin);
  });
}

function priceChange(was: number, is: number): Change[] {
  const note = is > was ? `${formatMoney(is - was)} more` : `${formatMoney(was - is)} less`;
  return was === is ? [] : [{ label: 'Price', from: formatMoney(was), to: formatMoney(is), note }];
}

const counts = ['nothing has', 'one thing has', 'two things have', 'three things have', 'four things have'];

/** "two things have changed", "6 things have changed". */
export const countOfChanges = (count: number): string => `${counts[count] ?? `${count} things have`} changed`;

import { type ConversionReport, lostReasons, serviceLevels } from '@overland/contracts';
import { percentOf } from '../reports/percent-of.js';
import type { FollowUpCount, NamedCount, OwnerCount, QuoteCount } from './conversion.repository.js';

type Parts = Pick<ConversionReport, 'total' | 'lanes' | 'levels' | 'priceSteps' | 'lost'>;

const none: QuoteCount = { quoted: 0, saved: 0, booked: 0, lost: 0 };

/** How many lanes, companies and owners a report has; the total includes the rest. */
export const mostRows = 100;
const mostOwners = 300;

/** The report from counts by dimension (docs/product/reports.md). */
export function conversionOf(counts: readonly NamedCount[]): Parts {
  const of = (dimension: string) => counts.filter((count) => count.dimension === dimension);
  const total = of('total')[0] ?? none;
  return {
    total: funnelOf(total),
    lanes: of('lane').sort(mostFirst).slice(0, mostRows).map(toLane),
    levels: serviceLevels.map((serviceLevel) => {
      const booked = of('level').find(({ key }) => key === String(serviceLevel))?.booked ?? 0;
      return { serviceLevel, ...funnelOf({ ...total, booked }) };
    }),
    priceSteps: of('price')
      .map(toPriceStep)
      .sort((one, other) => one.from - other.from),
    lost: {
      quotes: total.lost,
      reasons: of('lost')
        .map(toReason)
        .sort((one, other) => other.quotes - one.quotes),
    },
  };
}

export const funnelOf = ({ quoted, saved, booked }: Omit<QuoteCount, 'lost'>) => ({
  quoted,
  saved,
  booked,
  percent: percentOf(booked, quoted),
});

export function followUpsOf(counts: readonly FollowUpCount[]): ConversionReport['followUps'] {
  const of = (isByRule: boolean) => {
    const { quotes = 0, booked = 0 } = counts.find((count) => count.isByRule === isByRule) ?? {};
    return { quotes, booked, percent: percentOf(booked, quotes) };
  };
  return { byHand: of(false), byRule: of(true) };
}

/** @param counts most quotes first */
export const ownersOf = (counts: readonly OwnerCount[]): Pick<ConversionReport, 'owners' | 'volume'> => ({
  owners: counts.slice(0, mostOwners).map((count) => ({ ...count, ...funnelOf(count) })),
  volume: counts.reduce((sum, { volume }) => sum + volume, 0),
});

const mostFirst = (one: NamedCount, other: NamedCount) =>
  other.quoted - one.quoted || one.key.localeCompare(other.key);

function toLane(count: NamedCount) {
  const [pickupState = '', deliveryState = ''] = count.key.split('>');
  return { pickupState, deliveryState, ...funnelOf(count) };
}

/** Steps of 250 dollars; one step from 3,000 on. The key is made by `quoteRollup`. */
function toPriceStep(count: NamedCount) {
  const from = Number(count.key);
  return { from, to: from < 3000 ? from + 250 : null, ...funnelOf(count) };
}

function toReason({ key, lost }: NamedCount) {
  return { reason: lostReasons.find((reason) => reason === key) ?? null, quotes: lost };
}

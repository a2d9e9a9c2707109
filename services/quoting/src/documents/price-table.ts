import {
  classText,
  type PublicQuote,
  priceForType,
  type ServiceLevel,
  serviceLevels,
  type TransportType,
  totalPrices,
  transportChoices,
  transportLabels,
  vehicleName,
} from '@overland/contracts';
import { formatMoney, levelLabel } from '@overland/contracts/format';
import { inLanguage, t, translate } from '@overland/i18n';

export interface PriceCell {
  now: string;
  /** The price before the portal's discount, struck through; null if there is none. */
  before: string | null;
  isOwn: boolean;
  /** Whether this is the price that was requested or booked. */
  isChosen: boolean;
}

export interface PriceTable {
  columns: { name: string; grade: string; isOwn: boolean }[];
  rows: { label: string; prices: PriceCell[] }[];
}

export interface VehicleTable {
  columns: { name: string }[];
  rows: {
    name: string;
    pricingClass: string;
    operable: string;
    isOperable: boolean;
    prices: { text: string; isOwn: boolean }[];
  }[];
  /** Null if there is only one vehicle. */
  total: { text: string }[] | null;
}

type PricedQuote = Pick<PublicQuote, 'transportType' | 'totalPricing' | 'vehicleQuotes' | 'booking'> & {
  portal: Pick<PublicQuote['portal'], 'isPremium'>;
};

/** White glove is one price at service level 1. */
const whiteGloveLevel: ServiceLevel = 1;

/** All levels of open and enclosed transport; null for a premium portal, which sells white glove only. */
export function priceTable(quote: PricedQuote, chosenLevel: ServiceLevel): PriceTable | null {
  if (quote.portal.isPremium) return null;
  const types = ['OPEN', 'ENCLOSED'] as const;
  return {
    columns: types.map((type) => {
      const [name = '', grade = ''] = translate(transportLabels[type]).split(' (');
      return { name, grade: `(${grade}`, isOwn: quote.transportType === type };
    }),
    rows: serviceLevels.map((level) => ({
      label: levelName(quote, level),
      prices: types.map((type) =>
        cell(quote, { level, type, isChosen: level === chosenLevel && type === quote.transportType }),
      ),
    })),
  };
}

export function whiteGlovePrice(quote: PricedQuote): PriceCell {
  const isChosen = quote.transportType === 'WHITEGLOVE';
  return cell(quote, { level: whiteGloveLevel, type: 'WHITEGLOVE', isChosen });
}

/** Every vehicle with its price at one level, and the totals if there are several. */
export function vehicleTable(quote: PricedQuote, level: ServiceLevel): VehicleTable {
  const types: TransportType[] = quote.portal.isPremium ? ['WHITEGLOVE'] : ['OPEN', 'ENCLOSED', 'WHITEGLOVE'];
  const totals = quote.totalPricing[`${level}`];
  return {
    columns: types.map((type) => ({
      name: type === 'WHITEGLOVE' ? t('White glove') : translate(transportChoices[type]),
    })),
    rows: quote.vehicleQuotes.map((vehicle) => ({
      name: vehicleName(vehicle),
      pricingClass: classText(vehicle.pricingClass),
      operable: translate(vehicle.operable),
      isOperable: vehicle.operableBool,
      prices: types.map((type) => ({
        text: formatMoney(vehiclePrice(vehicle, level, type)),
        isOwn: type === quote.transportType,
      })),
    })),
    total:
      quote.vehicleQuotes.length > 1
        ? types.map((type) => ({ text: formatMoney(totalPrices(totals, type).now) }))
        : null,
  };
}

/** The operator's name of a level, such as "3 business days". A name that nobody has changed is in the reader's language. */
export function levelName({ booking }: Pick<PricedQuote, 'booking'>, level: ServiceLevel): string {
  const named = booking.serviceLevels.find(({ value }) => value === level)?.name;
  const isOwnName = named !== undefined && named !== inLanguage('en', () => levelLabel(level));
  return isOwnName ? named : levelLabel(level);
}

function cell(
  quote: PricedQuote,
  { level, type, isChosen }: { level: ServiceLevel; type: TransportType; isChosen: boolean },
): PriceCell {
  const { now, before } = totalPrices(quote.totalPricing[`${level}`], type);
  return {
    now: formatMoney(now),
    before: before > now ? formatMoney(before) : null,
    isOwn: type === quote.transportType,
    isChosen,
  };
}

function vehiclePrice(
  { calculatedQuotes }: PricedQuote['vehicleQuotes'][number],
  level: ServiceLevel,
  type: TransportType,
): number {
  const prices = calculatedQuotes.find(({ serviceLevel }) => serviceLevel === level);
  if (!prices) throw new Error(`A vehicle of the quote has no price at level ${level}.`);
  return priceForType(prices, type);
}

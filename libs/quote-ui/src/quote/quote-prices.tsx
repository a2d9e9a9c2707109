import type { PublicQuote } from '@overland/contracts';
import { t } from '@overland/i18n';
import { formatDayShort, type PriceChoice, PriceGrid, priceRows, Section } from '@overland/ui';
import { withLevelNames } from './level-names';
import { pickupWindows } from './pickup-windows';
import { priceColumns, whiteGloveLevel } from './price-choice';

export type PricedQuote = Pick<
  PublicQuote,
  'vehicleQuotes' | 'totalPricing' | 'transportType' | 'booking' | 'status'
>;

const priceIncludes = 'Door-to-door service, coordinated pickup and delivery, taxes and fees included.';
const firstPickup = 'Pickup can start on {day}: 2 business days are needed between booking and pickup.';

export interface QuotePricesProps {
  quote: PricedQuote;
  chosen: PriceChoice;
  /** Without it the prices are read-only. */
  onChoose?: (choice: PriceChoice) => void;
}

/** The price grid: levels with their pickup days as rows, Open and Enclosed as columns; white glove has one row. */
export function QuotePrices({ quote, chosen, onChoose }: QuotePricesProps) {
  const windows = quote.status === 'Booked' ? {} : pickupWindows(quote.booking);
  const columns = priceColumns(quote);
  const rows = withLevelNames(priceRows(quote.totalPricing, windows), quote.booking.serviceLevels).filter(
    ({ level }) => columns[0] !== 'WHITEGLOVE' || level === whiteGloveLevel,
  );
  const count = quote.vehicleQuotes.length;
  return (
    <Section
      title={t('Price for {count, plural, one {# vehicle} other {# vehicles}}', { count })}
      note={
        quote.status === 'Booked'
          ? t(priceIncludes)
          : `${t(priceIncludes)} ${t(firstPickup, { day: formatDayShort(quote.booking.firstPickupDay) })}`
      }
      flush
    >
      <PriceGrid
        rows={rows}
        columns={columns}
        chosen={chosen}
        label={t('Price by pickup days and transport type')}
        {...(onChoose && { onChoose })}
      />
    </Section>
  );
}

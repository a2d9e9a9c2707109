import { type OrderRequest, vehicleName } from '@overland/contracts';
import { t } from '@overland/i18n';
import { Facts, formatDays } from '@overland/ui';
import { type BookableQuote, levelFor } from './booking-choice';
import { windowsFrom } from './windows-from';

interface BookedFactsProps {
  quote: BookableQuote;
  order: Pick<OrderRequest, 'pickupStartDate' | 'serviceLevel' | 'transportType' | 'quotes'>;
}

/** What was booked, and when it is picked up: the email may take a minute. */
export function BookedFacts({ quote, order }: BookedFactsProps) {
  const { pickupStartDate, serviceLevel: level, transportType, quotes } = order;
  const days = windowsFrom(pickupStartDate, levelFor({ level, transportType }), quote);
  const vehicles = quote.vehicleQuotes.map(({ make, model }, at) =>
    vehicleName({ make, model, year: quotes[at]?.year ?? null }),
  );
  return (
    <Facts
      facts={[
        { label: vehicles.length === 1 ? t('Vehicle') : t('Vehicles'), value: vehicles.join(', ') },
        { label: t('Pickup'), value: formatDays(days.pickup) },
        { label: t('Delivery, estimated'), value: formatDays(days.delivery) },
      ]}
    />
  );
}

import {
  classText,
  type PublicQuote,
  type ServiceLevel,
  type TransportType,
  vehicleName,
} from '@overland/contracts';
import { type Text, t } from '@overland/i18n';
import { Chip, formatMoney, PHONE, Section, SmallTable, styled } from '@overland/ui';
import { priceColumns } from './price-choice';
import { columnTotal, vehiclePrice } from './vehicle-prices';

type Vehicle = PublicQuote['vehicleQuotes'][number];

const columnNames: Record<TransportType, Text> = {
  OPEN: 'Open',
  ENCLOSED: 'Enclosed',
  WHITEGLOVE: 'White glove',
};

const Vin = styled('small')({ display: 'block', fontSize: 13, color: 'var(--ink-2)' });

/** On a phone, whose table has no column for it. */
const OnPhone = styled('div')({ display: 'none', [PHONE]: { display: 'block', marginTop: 4 } });

const Named = ({ vehicle }: { vehicle: Vehicle }) => (
  <>
    {vehicleName(vehicle)}
    {vehicle.vin !== '' && <Vin>{vehicle.vin}</Vin>}
    {!vehicle.operableBool && (
      <OnPhone>
        <Chip tone="amber">{t('Not operable')}</Chip>
      </OnPhone>
    )}
  </>
);

export interface QuoteVehiclesProps {
  quote: Pick<PublicQuote, 'vehicleQuotes' | 'totalPricing' | 'transportType'>;
  level: ServiceLevel;
}

/** Every vehicle with its prices, and a total row when there is more than one (docs/product/quotes.md). */
export function QuoteVehicles({ quote, level }: QuoteVehiclesProps) {
  const columns = priceColumns(quote);
  const vehicles = quote.vehicleQuotes;
  return (
    <Section title={t('Vehicles')} flush>
      <SmallTable
        isFlush
        columns={[
          { header: t('Vehicle'), cell: (vehicle) => <Named vehicle={vehicle} />, total: t('Total') },
          { header: t('Class'), cell: ({ pricingClass }) => classText(pricingClass), isWide: true },
          {
            header: t('Operable'),
            cell: ({ operableBool }) => (operableBool ? t('Yes') : <Chip tone="amber">{t('No')}</Chip>),
            isWide: true,
          },
          ...columns.map((column) => ({
            header: t(columnNames[column]),
            align: 'right' as const,
            cell: (vehicle: Vehicle) => formatMoney(vehiclePrice(vehicle, level, column)),
            total: formatMoney(columnTotal(quote.totalPricing, level, column)),
          })),
        ]}
        rows={vehicles}
        hasTotals={vehicles.length > 1}
      />
    </Section>
  );
}

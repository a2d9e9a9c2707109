import {
  classText,
  type PublicQuote,
  type ServiceLevel,
  type TransportType,
  vehicleName,
} from '@overland/contracts';
import { type Text, t } from '@overland/i18n';
import { Chip, formatMoney, PHONE, Section, styled } from '@overland/ui';
import { priceColumns } from './price-choice';
import { columnTotal, vehiclePrice } from './vehicle-prices';

const Scroll = styled('div')({ overflowX: 'auto' });

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  '& th': {
    textAlign: 'left',
    fontWeight: 600,
    fontSize: 13,
    color: 'var(--ink-2)',
    padding: '8px 12px 10px',
    whiteSpace: 'nowrap',
    borderBottom: '1px solid var(--line)',
  },
  '& td, & tbody th': { padding: '11px 12px', borderBottom: '1px solid var(--line)' },
  '& tbody th, & tfoot th': { fontSize: 15, color: 'var(--ink)', whiteSpace: 'normal' },
  '& thead th:first-of-type, & th[scope=row]': { paddingLeft: 24 },
  '& tr > :last-child': { paddingRight: 24 },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& tfoot > tr > *': {
    fontWeight: 800,
    borderTop: '2px solid var(--line)',
    borderBottom: 0,
    padding: '12px',
  },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  [PHONE]: {
    '& .wide': { display: 'none' },
    '& th, & td, & tbody th, & tfoot > tr > *': { paddingLeft: 6, paddingRight: 6 },
    '& thead th:first-of-type, & th[scope=row]': { paddingLeft: 16 },
    '& tr > :last-child': { paddingRight: 16 },
  },
});

const columnNames: Record<TransportType, Text> = {
  OPEN: 'Open',
  ENCLOSED: 'Enclosed',
  WHITEGLOVE: 'White glove',
};

export interface QuoteVehiclesProps {
  quote: Pick<PublicQuote, 'vehicleQuotes' | 'totalPricing' | 'transportType'>;
  /** The level whose prices are shown. */
  level: ServiceLevel;
}

/** Every vehicle with its prices, and a total row when there is more than one (docs/product/quotes.md). */
export function QuoteVehicles({ quote, level }: QuoteVehiclesProps) {
  const columns = priceColumns(quote);
  const vehicles = quote.vehicleQuotes;
  return (
    <Section title={t('Vehicles')} flush>
      <Scroll>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('Vehicle')}</th>
              <th scope="col" className="wide">
                {t('Class')}
              </th>
              <th scope="col">{t('Operable')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="number">
                  {t(columnNames[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {vehicles.map((vehicle, index) => (
              // Two cars of one model are two rows; rows of a stored quote never move.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={index}>
                <th scope="row">{vehicleName(vehicle)}</th>
                <td className="wide">{classText(vehicle.pricingClass)}</td>
                <td>{vehicle.operableBool ? t('Yes') : <Chip tone="amber">{t('No')}</Chip>}</td>
                {columns.map((column) => (
                  <td key={column} className="number">
                    {formatMoney(vehiclePrice(vehicle, level, column))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {vehicles.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">{t('Total')}</th>
                <td className="wide" />
                <td />
                {columns.map((column) => (
                  <td key={column} className="number">
                    {formatMoney(columnTotal(quote.totalPricing, level, column))}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </Table>
      </Scroll>
    </Section>
  );
}

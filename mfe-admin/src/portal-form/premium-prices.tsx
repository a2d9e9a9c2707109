import { mileageBands, type PortalRecord } from '@overland/contracts';
import {
  bandLabel,
  Facts,
  formatCountOf,
  formatMoney,
  formatPercent,
  PHONE,
  Section,
  Stack,
  styled,
  TwoColumns,
} from '@overland/ui';
import { ExamplePrices } from './example-cards';
import { labels } from './portal-fields';
import { Bands, perMile } from './sheet-section';
import { usePreview } from './use-preview';

const Columns = styled(TwoColumns)({ marginTop: 0, [PHONE]: { marginTop: 0 } });

/** Without fields, so that amounts stand under their heading. */
const Prices = styled(Bands)({
  '& td:nth-of-type(1)': { width: 'auto', textAlign: 'right' },
  [PHONE]: { '& td:nth-of-type(1)': { width: 'auto' } },
});

/** What a premium company pays and adds, to read: its prices are set with the provider. */
export function PremiumPrices({ portal }: { portal: PortalRecord }) {
  const { companyTariff, companyTariffIsPercent, portalQuoteExpirationDays: days } = portal;
  const preview = usePreview(portal);
  const bands = portal.customRates?.bands ?? [];
  return (
    <Columns>
      <Stack>
        <Section title="Your prices are set with us" note="Please call us to change them.">
          <Facts
            facts={[
              {
                label: labels.pricing.companyTariff,
                value: companyTariffIsPercent ? formatPercent(companyTariff) : formatMoney(companyTariff),
              },
              {
                label: labels.pricing.portalQuoteExpirationDays,
                value: formatCountOf(days, 'day'),
              },
            ]}
          />
        </Section>
        <Section title="Rate sheet" note="White glove, per vehicle.">
          <Prices>
            <thead>
              <tr>
                <th scope="col">Miles</th>
                <th scope="col">Price</th>
                <th scope="col" data-extra>
                  Per mile
                </th>
              </tr>
            </thead>
            <tbody>
              {mileageBands.map((miles, at) => (
                <tr key={miles}>
                  <th scope="row">{bandLabel(at)}</th>
                  <td>{formatMoney(bands[at] ?? 0)}</td>
                  <td data-extra>{perMile(bands[at], at)}</td>
                </tr>
              ))}
            </tbody>
          </Prices>
        </Section>
      </Stack>
      {preview && <ExamplePrices now={preview} note="As your customers pay it." />}
    </Columns>
  );
}

import type { PortalRecord } from '@overland/contracts';
import {
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
import { BandTable } from './band-table';
import { ExamplePrices } from './example-cards';
import { labels } from './portal-fields';
import { usePreview } from './use-preview';

const Columns = styled(TwoColumns)({ marginTop: 0, [PHONE]: { marginTop: 0 } });

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
          <BandTable price={{ align: 'right', cell: (_, at) => formatMoney(bands[at] ?? 0) }} bands={bands} />
        </Section>
      </Stack>
      {preview && <ExamplePrices now={preview} note="As your customers pay it." />}
    </Columns>
  );
}

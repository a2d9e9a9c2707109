import type { PortalRecord } from '@overland/contracts';
import {
  Facts,
  formatMoney,
  formatPercent,
  PageFrame,
  PHONE,
  QueryState,
  Section,
  SkeletonCard,
  Stack,
  styled,
  TwoColumns,
} from '@overland/ui';
import { useParams } from '@overland/web';
import { BandTable } from './band-table';
import { ExamplePrices } from './example-cards';
import { labels } from './portal-fields';
import { QuotesSection } from './quotes-section';
import { ShownSection } from './shown-section';
import { TariffForm } from './tariff-form';
import { usePortal } from './use-portal';
import { usePreview } from './use-preview';

/** The tariff of a portal, for its administrators; of a premium one its prices to read (docs/product/people.md). */
export function TariffPage() {
  const { portalId = '' } = useParams();
  const query = usePortal(portalId);
  return (
    <PageFrame title="Portal Settings" subtitle={query.data?.companyName}>
      <QueryState query={query} skeleton={<SkeletonCard height={320} />}>
        {(loaded) =>
          loaded.isPremium ? <PremiumPrices portal={loaded} /> : <TariffForm key={portalId} loaded={loaded} />
        }
      </QueryState>
    </PageFrame>
  );
}

const Columns = styled(TwoColumns)({ marginTop: 0, [PHONE]: { marginTop: 0 } });

/** What a premium company pays and adds, to read: its prices are set with the provider. */
function PremiumPrices({ portal }: { portal: PortalRecord }) {
  const { companyTariff, companyTariffIsPercent } = portal;
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
            ]}
          />
        </Section>
        <QuotesSection portal={portal} />
        <ShownSection portal={portal} />
        <Section title="Rate sheet" note="White glove, per vehicle.">
          <BandTable price={{ align: 'right', cell: (_, at) => formatMoney(bands[at] ?? 0) }} bands={bands} />
        </Section>
      </Stack>
      {preview && <ExamplePrices now={preview} note="What your customers pay." />}
    </Columns>
  );
}

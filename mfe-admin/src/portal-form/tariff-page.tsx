import { PageFrame, QueryState, SkeletonCard } from '@overland/ui';
import { useParams } from '@overland/web';
import { PremiumPrices } from './premium-prices';
import { TariffForm } from './tariff-form';
import { usePortal } from './use-portal';

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

import { PageFrame, QueryState, SkeletonCard } from '@overland/ui';
import { useParams } from '@overland/web';
import { TariffForm } from './tariff-form';
import { usePortal } from './use-portal';

/** The tariff of a portal, for its administrators; a premium one has none to set (docs/product/people.md). */
export function TariffPage() {
  const { portalId = '' } = useParams();
  const query = usePortal(portalId);
  return (
    <PageFrame title="Portal Settings" subtitle={query.data?.companyName}>
      <QueryState
        query={query}
        skeleton={<SkeletonCard height={320} />}
        empty={{
          when: ({ isPremium }) => isPremium,
          title: 'Your prices are set with us',
          text: 'White glove companies have a rate sheet of their own. Please call us to change it.',
        }}
      >
        {(loaded) => <TariffForm key={portalId} loaded={loaded} />}
      </QueryState>
    </PageFrame>
  );
}

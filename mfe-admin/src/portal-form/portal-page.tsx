import { PageFrame, QueryState, SkeletonCard } from '@overland/ui';
import { useParams } from '@overland/web';
import { PortalForm } from './portal-form';
import { usePortal } from './use-portal';

/** One portal, for MCAdmin (docs/product/people.md). */
export function PortalPage() {
  const { portalId = '' } = useParams();
  const query = usePortal(portalId);
  return (
    <PageFrame
      title={query.data?.companyName ?? 'Portal'}
      subtitle={query.data?.isDealership ? 'Dealership' : undefined}
    >
      <QueryState query={query} skeleton={<SkeletonCard height={520} />}>
        {(loaded) => <PortalForm key={portalId} loaded={loaded} />}
      </QueryState>
    </PageFrame>
  );
}

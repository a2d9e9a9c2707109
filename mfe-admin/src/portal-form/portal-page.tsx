import { PageFrame, QueryState, SkeletonCard } from '@overland/ui';
import { useParams } from '@overland/web';
import { PortalForm } from './portal-form';
import { PortalLinks } from './portal-links';
import { usePortal } from './use-portal';
import { usePortalCounts } from './use-portal-counts';

/** One portal, for MCAdmin (docs/product/people.md). */
export function PortalPage() {
  const { portalId = '' } = useParams();
  const query = usePortal(portalId);
  const counts = usePortalCounts(portalId);
  const facts = query.data?.isDealership ? ['Dealership', ...counts] : counts;
  return (
    <PageFrame
      title={query.data?.companyName ?? 'Portal'}
      subtitle={query.data && facts.length > 0 ? facts.join(', ') : undefined}
      actions={query.data && <PortalLinks portalId={portalId} />}
    >
      <QueryState query={query} skeleton={<SkeletonCard height={520} />}>
        {(loaded) => <PortalForm key={portalId} loaded={loaded} />}
      </QueryState>
    </PageFrame>
  );
}

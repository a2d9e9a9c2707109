import { calls } from '@overland/contracts/calls';
import { formatCountOf, LinkButton, PageFrame, QueryState, SkeletonCard } from '@overland/ui';
import { useApiQuery, useParams, usePortals } from '@overland/web';
import { PortalForm } from './portal-form';
import { usePortal } from './use-portal';

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

/** What a portal has, as far as it is known: "8 users", "1,204 quotes". */
function usePortalCounts(portalId: string): string[] {
  const users = usePortals().data?.rows.find(({ _id }) => _id === portalId)?.users;
  const { data } = useApiQuery(calls.quotes.list, { body: { portalId, limit: 1 } }, { staleTime: 60_000 });
  return [
    ...(users === undefined ? [] : [formatCountOf(users, 'user')]),
    ...(data === undefined
      ? []
      : [data.total === null ? '1,000+ quotes' : formatCountOf(data.total, 'quote')]),
  ];
}

function PortalLinks({ portalId }: { portalId: string }) {
  return (
    <>
      <LinkButton variant="quiet" size="small" to={`/users?company=${portalId}`}>
        Users
      </LinkButton>
      <LinkButton variant="quiet" size="small" to={`/order-terms/${portalId}`}>
        Terms
      </LinkButton>
      <LinkButton variant="quiet" size="small" to={`/quotes?viewAs=${portalId}`}>
        View As
      </LinkButton>
    </>
  );
}

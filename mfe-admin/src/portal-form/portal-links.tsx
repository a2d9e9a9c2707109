import { LinkButton } from '@overland/ui';

/** From a portal to its people, its terms, and to what they see. */
export function PortalLinks({ portalId }: { portalId: string }) {
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

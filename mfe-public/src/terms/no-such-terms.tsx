import { EmptyState, LinkButton } from '@overland/ui';
import { type ApiError, siteConfig } from '@overland/web';

/** Of no order, or mistyped. */
export const isUnknown = (error: ApiError | null): boolean => error?.status === 404 || error?.status === 400;

/** The answer to an address that leads to no order. */
export function NoSuchTerms() {
  const { supportPhone } = siteConfig();
  return (
    <EmptyState
      title="We could not find this order"
      text={`The link may be incomplete. Please open it from your email once more${
        supportPhone === '' ? '.' : `, or call us at ${supportPhone} with your order number.`
      }`}
      action={
        <LinkButton to="/order-status" variant="go">
          Find your order
        </LinkButton>
      }
    />
  );
}

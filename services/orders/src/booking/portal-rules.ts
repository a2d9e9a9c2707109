import { messages, type OrderRequest, type PortalView } from '@overland/contracts';
import type { FieldError } from '@overland/service-kit';

/** Optional, as the form may not have the field. */
type BookedRequest = Pick<OrderRequest, 'pickupLocationType' | 'deliveryLocationType' | 'reg' | 'agents'> &
  Partial<Pick<OrderRequest, 'moveType' | 'sirvaNonDomestic'>>;

export type PortalFlags = Pick<
  PortalView,
  'isDealership' | 'locationTypeIsRequired' | 'requiresRegistration' | 'asksNonDomestic' | 'displayAgent'
>;

/** Fields that depend on the portal's settings (docs/product/orders.md). */
export function checkPortalRules(request: BookedRequest, portal: PortalFlags): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (path: string, message: string) => errors.push({ path, message });
  if (portal.locationTypeIsRequired) {
    if (!request.pickupLocationType) refuse('pickupLocationType', messages.required);
    if (!request.deliveryLocationType) refuse('deliveryLocationType', messages.required);
  }
  if (portal.requiresRegistration && request.reg === '') refuse('reg', messages.required);
  if (request.sirvaNonDomestic && !portal.asksNonDomestic) {
    refuse('sirvaNonDomestic', 'This company does not book international moves.');
  }
  if (request.moveType && !portal.isDealership) {
    refuse('moveType', 'Only dealerships choose a move type.');
  }
  if (request.agents.length > 0 && !portal.displayAgent) refuse('agents', messages.noAgents);
  return errors;
}

import { messages, type OrderRequest, type PortalView } from '@overland/contracts';
import type { FieldError } from '@overland/service-kit';

type PortalFlags = Pick<
  PortalView,
  'isDealership' | 'locationTypeIsRequired' | 'requiresRegistration' | 'asksNonDomestic'
>;

/** What one portal asks for and another does not (specification, sections 3 and 5). */
export function checkPortalRules(request: OrderRequest, portal: PortalFlags): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (path: string, message: string) => errors.push({ path, message });
  if (portal.locationTypeIsRequired) {
    if (!request.pickupLocationType) refuse('pickupLocationType', messages.required);
    if (!request.deliveryLocationType) refuse('deliveryLocationType', messages.required);
  }
  if (portal.requiresRegistration && request.reg === '') refuse('reg', messages.required);
  if (request.sirvaNonDomestic && !portal.asksNonDomestic) {
    refuse('sirvaNonDomestic', 'This company does not book non-domestic moves.');
  }
  if (request.moveType && !portal.isDealership) {
    refuse('moveType', 'Only dealerships choose a move type.');
  }
  return errors;
}

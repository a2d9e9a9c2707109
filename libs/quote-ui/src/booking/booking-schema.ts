import { messages, OrderRequest, PublicOrderRequest } from '@overland/contracts';
import { blockedReason } from './blocked-days';
import type { BookingValues } from './booking-values';
import { formSchema, type Issue } from './form-schema';
import { type BookingContext, toOrderRequest } from './order-request';

export interface BookingRules extends BookingContext {
  /** May book with less than two business days' notice. */
  mayRush: boolean;
}

/** The portal's own rules, and those of the pickup day (docs/product/orders.md). */
function ruleIssues(values: BookingValues, { quote, mayRush }: BookingRules): Issue[] {
  const issues: Issue[] = [];
  const refuse = (name: string, message: string) => issues.push({ path: [name], message });
  if (quote.portal.locationTypeIsRequired) {
    if (values.pickupLocationType === '') refuse('pickupLocationType', messages.required);
    if (values.deliveryLocationType === '') refuse('deliveryLocationType', messages.required);
  }
  if (quote.portal.requiresRegistration && values.reg.trim() === '') refuse('reg', messages.required);
  const blocked = blockedReason(values.pickupStartDate, quote.booking, { mayRush });
  if (blocked !== null) refuse('pickupStartDate', blocked);
  return issues;
}

export const bookingSchema = (rules: BookingRules) =>
  formSchema<BookingValues, OrderRequest>({
    payload: rules.isPublic ? PublicOrderRequest : OrderRequest,
    toPayload: (values) => toOrderRequest(values, rules),
    ownIssues: (values) => ruleIssues(values, rules),
  });

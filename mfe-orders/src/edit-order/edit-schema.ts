import { messages, type Order, OrderUpdate, type Quote } from '@overland/contracts';
import { blockedReason, formSchema } from '@overland/quote-ui/booking';
import { type EditValues, toOrderUpdate, valuesOf } from './edit-values';

export interface EditRules {
  order: Order;
  quote: Pick<Quote, 'booking' | 'portal' | 'totalPricing' | 'portalId' | 'pickup' | 'delivery'>;
  /** May choose a day with less than two business days' notice. */
  mayRush: boolean;
}

/**
 * The calendar's rules and the company's, which the contract does not have. A value that was not changed is never
 * refused.
 */
function ownIssues(values: EditValues, { order, quote, mayRush }: EditRules) {
  const before = valuesOf(order);
  const required = (name: keyof EditValues, isAsked: boolean) =>
    isAsked && values[name] === '' && before[name] !== ''
      ? [{ path: [name], message: messages.required }]
      : [];
  const day = values.pickupStartDate;
  const blocked = day === order.pickupScheduledAt ? null : blockedReason(day, quote.booking, { mayRush });
  return [
    ...required('pickupLocationType', quote.portal.locationTypeIsRequired),
    ...required('deliveryLocationType', quote.portal.locationTypeIsRequired),
    ...required('reg', quote.portal.requiresRegistration),
    ...(blocked === null ? [] : [{ path: ['pickupStartDate'], message: blocked }]),
  ];
}

export const editSchema = (rules: EditRules) =>
  formSchema<EditValues, OrderUpdate>({
    payload: OrderUpdate,
    toPayload: (values) => toOrderUpdate(values, rules.order),
    ownIssues: (values) => ownIssues(values, rules),
  });

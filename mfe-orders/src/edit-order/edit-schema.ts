import { messages, type Order, OrderUpdate, type Quote } from '@overland/contracts';
import { blockedReason } from '@overland/quote-ui/booking';
import { type EditValues, toOrderUpdate, valuesOf } from './edit-values';

export interface EditRules {
  order: Order;
  quote: Pick<Quote, 'booking' | 'portal' | 'totalPricing'>;
  /** May choose a day with less than two business days' notice. */
  mayRush: boolean;
}

/** What the contract does not know: the calendar, and what the order's company asks for. What stays as it was is not refused. */
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

/** The form's rules as a Standard Schema, the contract's and those of the order; its output is the payload. */
export function editSchema(rules: EditRules) {
  const validate = (value: unknown) => {
    const values = value as EditValues;
    const parsed = OrderUpdate.safeParse(toOrderUpdate(values, rules.order));
    const own = ownIssues(values, rules);
    if (parsed.success && own.length === 0) return { value: parsed.data };
    const invalid = (parsed.error?.issues ?? []).map(({ path, message }) => ({
      path: path.map((key) => (typeof key === 'number' ? key : String(key))),
      message,
    }));
    return { issues: [...invalid, ...own] };
  };
  const types: { input: EditValues; output: OrderUpdate } | undefined = undefined;
  return { '~standard': { version: 1 as const, vendor: 'overland', validate, types } };
}

import { messages, OrderRequest } from '@overland/contracts';
import { blockedReason } from './blocked-days';
import type { BookingValues } from './booking-values';
import { type BookingContext, toOrderRequest } from './order-request';

export interface Issue {
  path: (string | number)[];
  message: string;
}

export interface BookingRules extends BookingContext {
  /** May book with less than two business days' notice. */
  mayRush: boolean;
}

/** What only some portals ask for, and the day of pickup (docs/product/orders.md). */
export function ruleIssues(values: BookingValues, { quote, mayRush }: BookingRules): Issue[] {
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

/**
 * The form's rules as a Standard Schema: the contract's rules for the payload and the portal's own, so that all errors
 * are shown at once. Its output is the payload.
 */
export function bookingSchema(rules: BookingRules) {
  const validate = (value: unknown) => {
    const values = value as BookingValues;
    const parsed = OrderRequest.safeParse(toOrderRequest(values, rules));
    const own = ruleIssues(values, rules);
    if (parsed.success && own.length === 0) return { value: parsed.data };
    const invalid = (parsed.error?.issues ?? []).map(({ path, message }) => ({
      path: path.map((key) => (typeof key === 'number' ? key : String(key))),
      message,
    }));
    return { issues: [...invalid, ...own] };
  };
  const types: { input: BookingValues; output: OrderRequest } | undefined = undefined;
  return { '~standard': { version: 1 as const, vendor: 'overland', validate, types } };
}

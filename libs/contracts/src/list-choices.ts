/** What lists are sorted and filtered by: without schemas, as addresses are read before a page is loaded. */

export const orderSortKeys = [
  'uniqueId',
  'createdAt',
  'customerFullName',
  'status',
  'price',
  'companyName',
  'pickup',
  'delivery',
  'vehicles',
  'paymentType',
  'pickupScheduledAt',
  'deliveryScheduledAt',
  'claimDue',
] as const;

/** What the status column of the list shows, and its filter offers: each label of `sdStatusLabels` once. */
export const orderLabels = [
  'New Booking',
  'On Hold',
  'Confirmed',
  'Assigned Driver',
  'Picked Up',
  'Delivered',
  'Canceled',
] as const;
/** What an order waits for beside its status: a carrier’s or somebody’s answer, or its customer’s. */
export const orderAttentions = ['requests', 'pending', 'declined', 'flagged', 'terms'] as const;
export type OrderAttention = (typeof orderAttentions)[number];
/** What an order can be late at. */
export const stops = ['pickup', 'delivery'] as const;
export type OrderLabel = (typeof orderLabels)[number];

export const quoteSortKeys = [
  'uniqueId',
  'createdAt',
  'customerFullName',
  'pickup',
  'delivery',
  'vehicles',
  'status',
  'price',
  'expiresAt',
] as const;
export type QuoteSortKey = (typeof quoteSortKeys)[number];

/** Sorts without an index for all portals together need a portal. */
export const sortsAcrossPortals: readonly QuoteSortKey[] = ['uniqueId', 'createdAt', 'status'];

/** Quotes to follow up: those that expire within three days, all that can still be booked, and those expired within a week. */
export const quoteExpiries = ['soon', 'open', 'justExpired'] as const;
export type QuoteExpiry = (typeof quoteExpiries)[number];

/** How open quotes stand with their customers: to be followed up today, followed up, or answered. */
export const quoteFollowUps = ['due', 'notEmailed', 'emailed', 'answered', 'noAddress'] as const;
export type QuoteFollowUp = (typeof quoteFollowUps)[number];

export const codStatuses = ['New', 'Picked Up', 'Delivered', 'Pending'] as const;

export const codSortKeys = [
  'uniqueId',
  'orderTableCustomer',
  'companyName',
  'orderTableStatus',
  'pickupScheduledAt',
  'orderTableDeliveryEst',
  'price',
  'paid',
] as const;

export const addressStatuses = ['Active', 'Archived'] as const;
export type AddressStatus = (typeof addressStatuses)[number];

export const addressSortKeys = ['businessName', 'city', 'zip'] as const;

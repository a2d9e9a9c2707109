import type { SdStatus } from './constants.js';

/** The step to each state as a noun, for "Undo Posting" and “Posting” of an order. */
export const stepNames: Record<SdStatus, string> = {
  new: 'Release',
  on_hold: 'Hold',
  posted: 'Posting',
  posted_to_loadboard: 'Posting',
  requests: 'Carrier Request',
  pending: 'Offer',
  declined: 'Refusal',
  accepted: 'Driver Assignment',
  picked_up: 'Pickup',
  delivered: 'Delivery',
  invoiced: 'Invoicing',
  paid: 'Carrier Payment',
  flagged: 'Flag',
  order_canceled: 'Cancellation',
};

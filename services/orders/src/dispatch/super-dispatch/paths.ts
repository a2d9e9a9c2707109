const order = (guid: string) => `/v1/public/orders/${encodeURIComponent(guid)}`;

/** Documented by Super Dispatch, or used by several integrators (docs/product/dispatch.md). */
export const paths = {
  token: '/oauth/token?grant_type=client_credentials',
  orders: '/v1/public/orders',
  order,
  ordersOfVin: (vin: string) => `/v1/public/orders/find_by_vin/${encodeURIComponent(vin)}`,
  subscribe: (action: string) => `/v1/public/webhooks/${encodeURIComponent(action)}/subscribe`,
};

/**
 * Unverified: no page of Super Dispatch that we could read names these paths. They follow its words elsewhere, such as the
 * webhook `order.manually_marked_as_picked_up`. Each is a PUT. Try them against a test account before the first live order.
 */
export const unverifiedPaths = {
  hold: (guid: string) => `${order(guid)}/mark_as_on_hold`,
  release: (guid: string) => `${order(guid)}/unmark_as_on_hold`,
  cancel: (guid: string) => `${order(guid)}/cancel`,
  paid: (guid: string) => `${order(guid)}/mark_as_paid`,
};

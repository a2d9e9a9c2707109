import * as z from 'zod/mini';
import { CustomerLinkToken } from '../customer-order.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id, version } from '../fields.js';
import {
  ClaimReporting,
  ClaimStep,
  ClaimUpload,
  CustomerClaims,
  OrderClaims,
  StaffClaimReporting,
} from '../order-claims.js';

const { token } = CustomerLinkToken.shape;
const byLink = { access: 'public', rate: 'publicWrite' } as const;
const orderId = z.object({ orderId: id });
const claim = z.object({ orderId: id, claimId: id });

/** Damage that is reported after the delivery (docs/product/claims.md): by staff, and by customers by their link. */
export const orderClaims = endpointsOf('orders', {
  list: endpoint('GET', '/order/:orderId/claims', {
    access: 'signedIn',
    summary: 'The claims of an order, and whether damage can be reported',
    params: orderId,
    reply: OrderClaims,
  }),
  report: endpoint('POST', '/order/:orderId/claims', {
    access: 'signedIn',
    summary: 'Report damage of a delivered order, with files that were uploaded to it',
    params: orderId,
    body: StaffClaimReporting,
    reply: OrderClaims,
  }),
  step: endpoint('PUT', '/order/:orderId/claims/:claimId', {
    access: 'signedIn',
    summary: 'Take a claim to its next state; decisions are for MCAdmin',
    params: claim,
    body: ClaimStep,
    reply: OrderClaims,
  }),
  undo: endpoint('PUT', '/order/:orderId/claims/:claimId/undo', {
    access: 'signedIn',
    summary: 'Take back the own last step of a claim within a minute',
    params: claim,
    body: z.strictObject({ version }),
    reply: OrderClaims,
  }),
  customerList: endpoint('POST', '/order-status/claims/list', {
    ...byLink,
    summary: "The customer's claims, and whether damage can be reported, by the link of the order",
    body: CustomerLinkToken,
    reply: CustomerClaims,
  }),
  signCustomerUpload: endpoint('POST', '/order-status/claims/upload', {
    ...byLink,
    summary: 'A URL to upload one file of a claim to, by the link of the order; good for five minutes',
    body: z.extend(ClaimUpload, { token }),
    reply: z.object({ signedUrl: z.string(), key: z.string() }),
  }),
  customerReport: endpoint('POST', '/order-status/claims', {
    ...byLink,
    summary: 'The customer reports damage',
    body: z.extend(ClaimReporting, { token }),
    reply: CustomerClaims,
  }),
  customerWithdraw: endpoint('POST', '/order-status/claims/withdraw', {
    ...byLink,
    summary: 'The customer takes a claim back that is not decided yet',
    body: z.strictObject({ token, claimId: id }),
    reply: CustomerClaims,
  }),
});

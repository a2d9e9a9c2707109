import * as z from 'zod/mini';
import { CustomerLinkToken } from '../customer-order.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id, queryInt } from '../fields.js';
import { OrderTerms, Terms, TermsAcceptance, TermsForm, TermsReturn } from '../order-terms.js';

/** Both have to match; the id cannot be guessed (docs/product/orders.md). */
const termsLink = z.object({
  orderId: z.string().check(z.maxLength(100)),
  uniqueId: queryInt(0, 999_999_999),
});
const ofPortal = z.object({ portalId: z.optional(id) });

/** The terms that customers accept, and who accepted which. */
export const orderTerms = endpointsOf('orders', {
  current: endpoint('GET', '/terms', {
    access: 'public',
    summary: "The provider's terms in force",
    reply: Terms,
  }),
  open: endpoint('GET', '/terms/:orderId/:uniqueId', {
    access: 'public',
    rate: 'lookup',
    summary: 'The terms of an order, for its customer',
    params: termsLink,
    reply: OrderTerms,
  }),
  openByLink: endpoint('POST', '/terms/:orderId/:uniqueId', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'The terms of an order, by the link of an email, which accepts them',
    params: termsLink,
    body: CustomerLinkToken,
    reply: OrderTerms,
  }),
  mailLink: endpoint('POST', '/terms/:orderId/:uniqueId/link', {
    access: 'public',
    rate: 'lookup',
    summary: 'Email the link that accepts the terms of an order to its customer',
    params: termsLink,
    reply: z.object({
      /** Where it goes, as far as its owner recognizes it: `j•••@h•••.example`. */
      to: z.string(),
    }),
  }),
  accept: endpoint('POST', '/order/terms', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'Accept the terms of an order by the link of an email',
    body: TermsAcceptance,
    reply: OrderTerms,
  }),
  pdf: endpoint('GET', '/terms/:orderId/:uniqueId/pdf', {
    access: 'public',
    rate: 'lookup',
    summary: 'What the customer accepted, else what there is to accept, as a PDF',
    params: termsLink,
    file: 'application/pdf',
  }),
  versions: endpoint('GET', '/terms/versions', {
    access: ['MCAdmin'],
    summary: "All versions of the terms of a portal, or of the provider's, newest first",
    query: ofPortal,
    reply: z.array(Terms),
  }),
  save: endpoint('PUT', '/terms', {
    access: ['MCAdmin'],
    confirmed: true,
    summary: 'Put new terms into force',
    body: TermsForm,
    reply: Terms,
  }),
  returnToProvider: endpoint('PUT', '/terms/provider', {
    access: ['MCAdmin'],
    confirmed: true,
    summary: "Give up a portal's own terms for the provider's",
    body: TermsReturn,
    reply: Terms,
  }),
});

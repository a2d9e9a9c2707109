import * as z from 'zod/mini';
import { Address, AddressChange, CustomerAddress, CustomerAddressRequest, NewAddress } from '../address.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { listQueryFields, page } from '../list.js';
import { addressSortKeys, addressStatuses } from '../list-choices.js';

const addressId = z.object({ addressId: id });

/** The address book of a company (docs/product/addresses.md). */
export const addresses = endpointsOf('orders', {
  list: endpoint('GET', '/addresses', {
    access: 'signedIn',
    summary: 'The address book of the own portal, or of the portal viewed as',
    query: z.strictObject({
      ...listQueryFields(addressSortKeys, 'businessName'),
      status: z._default(z.enum(addressStatuses), 'Active'),
      portalId: z.optional(id),
    }),
    reply: page(Address),
  }),
  suggest: endpoint('GET', '/addresses/suggestions', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'Places of the address book that hold a text, those of a city first',
    query: z.strictObject({
      searchText: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
      city: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
      state: z._default(z.string().check(z.maxLength(2)), ''),
      portalId: z.optional(id),
    }),
    reply: z.array(Address),
  }),
  /** By POST, as an email address is not for logs of addresses. */
  ofCustomer: endpoint('POST', '/addresses/of-customer', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'Where a customer of the portal was met before in a city; null where that is not known',
    body: CustomerAddressRequest,
    reply: z.nullable(CustomerAddress),
  }),
  add: endpoint('POST', '/address', {
    access: 'signedIn',
    summary: 'Add a place to the address book',
    body: NewAddress,
    reply: Address,
    idempotent: true,
  }),
  update: endpoint('PUT', '/address/:addressId', {
    access: 'signedIn',
    summary: 'Change a place of the address book; 409 with the stored one when it changed meanwhile',
    params: addressId,
    body: AddressChange,
    reply: Address,
  }),
  setStatus: endpoint('PUT', '/address/:addressId/status', {
    access: 'signedIn',
    summary: 'Archive a place of the address book, or restore it',
    params: addressId,
    body: z.strictObject({ status: z.enum(addressStatuses) }),
    reply: Address,
  }),
});

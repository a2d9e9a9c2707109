import { type OrderRequest, type OrderText, ofOrderTexts } from '@overland/contracts';
import type { Phones, StoredStop } from './stored-stop.js';

type Stops = Pick<OrderRequest, Extract<keyof OrderRequest, `pickup${string}` | `delivery${string}`>>;
type Customer = Pick<OrderRequest, Extract<keyof OrderRequest, `customer${string}`>>;
type Said = Stops & Customer & Pick<OrderRequest, OrderText | 'agents'>;

/** What both the form of a booking and that of an edit say of an order, as it is stored. */
export const formColumns = (request: Said) => ({
  ...ofOrderTexts((name) => request[name]),
  agents: request.agents,
  customerFullName: request.customerFullName,
  customerEmail: request.customerEmail,
  customerPhones: customerPhones(request),
  pickup: stopOf(request, 'pickup'),
  delivery: stopOf(request, 'delivery'),
});

const customerPhones = (request: Customer): Phones => ({
  primary: request.customerPrimaryPhone,
  primaryIsMobile: request.customerPrimaryPhoneIsMobile,
  alt: request.customerAltPhone,
  altIsMobile: request.customerAltPhoneIsMobile,
});

const stopOf = (request: Stops, side: 'pickup' | 'delivery'): StoredStop => ({
  locationType: request[`${side}LocationType` as const] ?? null,
  address: request[`${side}Address` as const],
  city: request[`${side}City` as const],
  state: request[`${side}State` as const],
  zip: request[`${side}Zip` as const],
  businessName: request[`${side}BusinessName` as const],
  contactName: request[`${side}ContactName` as const],
  email: request[`${side}Email` as const],
  phones: {
    primary: request[`${side}PrimaryPhone` as const],
    primaryIsMobile: request[`${side}PrimaryPhoneIsMobile` as const],
    alt: request[`${side}AltPhone` as const],
    altIsMobile: request[`${side}AltPhoneIsMobile` as const],
  },
  notes: request[`${side}Notes` as const],
});

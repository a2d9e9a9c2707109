import type { OrderRequest } from '@overland/contracts';
import type { Phones, StoredStop } from './order.entity.js';

type Stops = Pick<OrderRequest, Extract<keyof OrderRequest, `pickup${string}` | `delivery${string}`>>;
type Customer = Pick<OrderRequest, Extract<keyof OrderRequest, `customer${string}`>>;

/** What the form of a booking and of an edit say of the people and the places, as it is stored. */
export const formColumns = (request: Stops & Customer) => ({
  customerFullName: request.customerFullName,
  customerEmail: request.customerEmail,
  customerPhones: customerPhones(request),
  pickup: pickupStop(request),
  delivery: deliveryStop(request),
});

const customerPhones = (request: Customer): Phones => ({
  primary: request.customerPrimaryPhone,
  primaryIsMobile: request.customerPrimaryPhoneIsMobile,
  alt: request.customerAltPhone,
  altIsMobile: request.customerAltPhoneIsMobile,
});

const pickupStop = (request: Stops): StoredStop => ({
  locationType: request.pickupLocationType ?? null,
  address: request.pickupAddress,
  city: request.pickupCity,
  state: request.pickupState,
  zip: request.pickupZip,
  businessName: request.pickupBusinessName,
  contactName: request.pickupContactName,
  email: request.pickupEmail,
  phones: {
    primary: request.pickupPrimaryPhone,
    primaryIsMobile: request.pickupPrimaryPhoneIsMobile,
    alt: request.pickupAltPhone,
    altIsMobile: request.pickupAltPhoneIsMobile,
  },
  notes: request.pickupNotes,
});

const deliveryStop = (request: Stops): StoredStop => ({
  locationType: request.deliveryLocationType ?? null,
  address: request.deliveryAddress,
  city: request.deliveryCity,
  state: request.deliveryState,
  zip: request.deliveryZip,
  businessName: request.deliveryBusinessName,
  contactName: request.deliveryContactName,
  email: request.deliveryEmail,
  phones: {
    primary: request.deliveryPrimaryPhone,
    primaryIsMobile: request.deliveryPrimaryPhoneIsMobile,
    alt: request.deliveryAltPhone,
    altIsMobile: request.deliveryAltPhoneIsMobile,
  },
  notes: request.deliveryNotes,
});

import { type Order, type OrderUpdateInput, ofOrderTexts } from '@overland/contracts';
import {
  type BookingValues,
  type Stop,
  type StopValues,
  vehicleValues,
  withoutChecks,
} from '@overland/quote-ui/booking';

/** What is not asked again. */
type Agreed = 'transportType' | 'paymentType' | 'moveType' | 'sirvaNonDomestic' | 'chargeRush';

/** The values of the edit form, named like the payload, so that the server's errors find their fields. */
export interface EditValues extends Omit<BookingValues, Agreed | 'quotes'> {
  vehicles: BookingValues['quotes'];
  /** Whether people are emailed about it. */
  tells: boolean;
}

export function valuesOf(order: Order): EditValues {
  return {
    ...customerValues(order),
    ...(stopValues(order, 'pickup') as StopValues<'pickup'>),
    ...(stopValues(order, 'delivery') as StopValues<'delivery'>),
    ...ofOrderTexts((name) => order[name]),
    pickupStartDate: order.pickupScheduledAt,
    serviceLevel: order.serviceLevel,
    vehicles: order.vehicles.map(vehicleValues),
    agents: order.agents.map((agent) => ({ ...agent })),
    tells: true,
  };
}

function customerValues(order: Order) {
  const phones = enteredPhones({
    phone: order.customerPhone,
    mobile: order.customerMobilePhone,
    alt: order.customerAltPhone,
    altIsMobile: order.customerAltPhoneIsMobile,
  });
  return {
    customerFullName: order.customerFullName,
    customerEmail: order.customerEmail,
    customerPrimaryPhone: phones.primary,
    customerPrimaryPhoneIsMobile: phones.primaryIsMobile,
    customerAltPhone: phones.alt,
    customerAltPhoneIsMobile: phones.altIsMobile,
    language: order.language,
  };
}

function stopValues(order: Order, stop: Stop) {
  const phones = enteredPhones({
    phone: order[`${stop}Phone`],
    mobile: order[`${stop}MobilePhone`],
    alt: order[`${stop}AltPhone`],
    altIsMobile: order[`${stop}AltPhoneIsMobile`],
  });
  return {
    [`${stop}LocationType`]: order[`${stop}LocationType`] ?? '',
    [`${stop}Address`]: order[`${stop}Address`],
    [`${stop}City`]: order[`${stop}City`],
    [`${stop}State`]: order[`${stop}State`],
    [`${stop}Zip`]: order[`${stop}Zip`],
    [`${stop}BusinessName`]: order[`${stop}BusinessName`],
    [`${stop}ContactName`]: order[`${stop}ContactName`],
    [`${stop}Email`]: order[`${stop}Email`],
    [`${stop}PrimaryPhone`]: phones.primary,
    [`${stop}PrimaryPhoneIsMobile`]: phones.primaryIsMobile,
    [`${stop}AltPhone`]: phones.alt,
    [`${stop}AltPhoneIsMobile`]: phones.altIsMobile,
    [`${stop}Notes`]: order[`${stop}Notes`],
    [`${stop}SameAsCustomer`]: false,
    [`${stop}SaveAddress`]: false,
  };
}

/** The three fields that an order shows, back as the two that were entered. */
function enteredPhones(shown: { phone: string; mobile: string; alt: string; altIsMobile: boolean }) {
  const { phone, mobile, alt, altIsMobile } = shown;
  if (phone === '' && mobile !== '') return { primary: mobile, primaryIsMobile: true, alt, altIsMobile };
  return { primary: phone, primaryIsMobile: false, alt: alt || mobile, altIsMobile };
}

/** The payload: what the order has no field for is left out, and its version says what it was made from. */
export function toOrderUpdate(values: EditValues, { orderId, version }: Order): OrderUpdateInput {
  const {
    pickupCity: _pickupCity,
    pickupState: _pickupState,
    deliveryCity: _deliveryCity,
    deliveryState: _deliveryState,
    ...fields
  } = withoutChecks(values);
  return {
    ...fields,
    orderId,
    version,
    pickupLocationType: values.pickupLocationType || null,
    deliveryLocationType: values.deliveryLocationType || null,
  };
}

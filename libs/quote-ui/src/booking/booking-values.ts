import { type OrderRequestInput, type OrderVehicle, ofOrderTexts } from '@overland/contracts';
import { language } from '@overland/i18n';
import type { BookableQuote, BookingChoice } from './booking-choice';

export type Stop = 'pickup' | 'delivery';

/** What the payload has beside what is entered. */
type NotEntered =
  | 'quoteId'
  | 'acceptedPrice'
  | 'portalId'
  | 'uniqueId'
  | 'miles'
  | 'transitTime'
  | 'totalPricing';

/** The same in a form, where nothing chosen is ''. */
type Entered<T> = { [Name in keyof T]-?: NonNullable<T[Name]> | (null extends T[Name] ? '' : never) };

/** The values of the booking form, named like the payload, so that the server's errors find their fields. */
export interface BookingValues extends Entered<Omit<OrderRequestInput, NotEntered | 'quotes' | 'agents'>> {
  quotes: VehicleValues[];
  agents: Entered<NonNullable<OrderRequestInput['agents']>[number]>[];
  /** The checkboxes that fill a contact from the customer; they are never sent. */
  pickupSameAsCustomer: boolean;
  deliverySameAsCustomer: boolean;
  /** Whether to keep the place in the address book; sent after the booking, not with it. */
  pickupSaveAddress: boolean;
  deliverySaveAddress: boolean;
}

/** The fields of one address group. */
export type StopValues<P extends Stop> = Pick<
  BookingValues,
  Exclude<keyof BookingValues & `${P}${string}`, 'pickupStartDate'>
>;

interface VehicleValues {
  vin: string;
  year: string;
}

export const vehicleValues = ({ vin, year }: Pick<OrderVehicle, keyof VehicleValues>): VehicleValues => ({
  vin,
  year: year === null ? '' : String(year),
});

export const noAgent: BookingValues['agents'][number] = { name: '', email: '', pickup: true, delivery: true };

const emptyContact = {
  LocationType: '',
  Address: '',
  BusinessName: '',
  ContactName: '',
  Email: '',
  PrimaryPhone: '',
  PrimaryPhoneIsMobile: false,
  AltPhone: '',
  AltPhoneIsMobile: false,
  Notes: '',
  SameAsCustomer: false,
  SaveAddress: false,
} as const;

function stopValues<P extends Stop>(prefix: P, place: BookableQuote['pickup']): StopValues<P> {
  const fields = { ...emptyContact, City: place.city, State: place.state, Zip: place.zip };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`${prefix}${name}`, value]),
  ) as StopValues<P>;
}

/** What the quote already knows: customer, route, vehicles and the chosen price. Payment is COD (docs/product/orders.md). */
export function initialValues(quote: BookableQuote, choice: BookingChoice): BookingValues {
  return {
    customerFullName: quote.customerFullName,
    customerEmail: quote.customerEmail,
    customerPrimaryPhone: quote.customerPhone,
    customerPrimaryPhoneIsMobile: false,
    customerAltPhone: '',
    customerAltPhoneIsMobile: false,
    // A customer who books reads this page.
    language: 'language' in quote ? quote.language : language(),
    transportType: choice.transportType,
    serviceLevel: choice.level,
    pickupStartDate: '',
    paymentType: 'COD',
    moveType: '',
    ...ofOrderTexts(() => ''),
    sirvaNonDomestic: false,
    chargeRush: true,
    ...stopValues('pickup', quote.pickup),
    ...stopValues('delivery', quote.delivery),
    quotes: quote.vehicleQuotes.map(vehicleValues),
    agents: [],
  };
}

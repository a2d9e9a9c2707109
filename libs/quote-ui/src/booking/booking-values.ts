import type { LocationType, MoveType, PaymentType, ServiceLevel, TransportType } from '@overland/contracts';
import { type Language, language } from '@overland/i18n';
import type { BookableQuote, BookingChoice } from './booking-choice';

export type Stop = 'pickup' | 'delivery';

/** The fields of one address group, without the prefix. '' where nothing was chosen or typed. */
interface StopFields {
  LocationType: LocationType | '';
  Address: string;
  City: string;
  State: string;
  Zip: string;
  BusinessName: string;
  ContactName: string;
  Email: string;
  PrimaryPhone: string;
  PrimaryPhoneIsMobile: boolean;
  AltPhone: string;
  AltPhoneIsMobile: boolean;
  Notes: string;
  /** The checkbox that fills the contact from the customer; it is never sent. */
  SameAsCustomer: boolean;
}

export type StopValues<P extends Stop> = { [K in keyof StopFields as `${P}${K}`]: StopFields[K] };

export interface AgentValues {
  name: string;
  email: string;
  pickup: boolean;
  delivery: boolean;
}

export interface CustomerValues {
  customerFullName: string;
  customerEmail: string;
  customerPrimaryPhone: string;
  customerPrimaryPhoneIsMobile: boolean;
  customerAltPhone: string;
  customerAltPhoneIsMobile: boolean;
  language: Language;
}

/** The values of the booking form, named like the payload, so that the server's errors find their fields. */
export interface BookingValues extends CustomerValues, StopValues<'pickup'>, StopValues<'delivery'> {
  transportType: TransportType;
  serviceLevel: ServiceLevel;
  /** A calendar day, or ''. */
  pickupStartDate: string;
  paymentType: PaymentType;
  moveType: MoveType | '';
  reg: string;
  sirvaNonDomestic: boolean;
  /** Under the notice: whether the RUSH fee is charged. */
  chargeRush: boolean;
  quotes: { vin: string; year: string }[];
  agents: AgentValues[];
}

export const noAgent: AgentValues = { name: '', email: '', pickup: true, delivery: true };

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
} as const;

function stopValues<P extends Stop>(prefix: P, place: BookableQuote['pickup']): StopValues<P> {
  const fields: StopFields = { ...emptyContact, City: place.city, State: place.state, Zip: place.zip };
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
    reg: '',
    sirvaNonDomestic: false,
    chargeRush: true,
    ...stopValues('pickup', quote.pickup),
    ...stopValues('delivery', quote.delivery),
    quotes: quote.vehicleQuotes.map(({ vin, year }) => ({ vin, year: year === null ? '' : String(year) })),
    agents: [],
  };
}

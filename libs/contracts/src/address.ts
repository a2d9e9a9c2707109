import * as z from 'zod/mini';
import { locationTypes } from './constants.js';
import { messages } from './errors.js';
import {
  email,
  id,
  optionalEmail,
  optionalName,
  optionalPhone,
  optionalText,
  requiredName,
  requiredText,
  state,
  version,
  zip,
} from './fields.js';
import { addressStatuses } from './list-choices.js';
import { Place } from './place.js';

/** Which car carriers get there. */
export const truckAccess = ['any', 'small'] as const;
export const truckLabels = {
  any: 'Car carriers of any size',
  small: 'Small trucks only',
} as const satisfies Record<(typeof truckAccess)[number], string>;

export const mostContacts = 5;

/** Who is there, each as the contact of a booking. */
export const AddressContact = z.strictObject({
  name: optionalName,
  email: optionalEmail,
  phone: optionalPhone,
  isMobile: z._default(z.boolean(), false),
});
export type AddressContact = z.infer<typeof AddressContact>;

/** A place of a company's address book as its form has it. The city is sent as the `placeId` of a chosen suggestion. */
export const AddressForm = z.strictObject({
  // Staff alone may name a business `Example.com`.
  businessName: requiredName(messages.required),
  locationType: z._default(z.nullable(z.enum(locationTypes)), null),
  address: requiredText(200),
  zip,
  contacts: z._default(z.array(AddressContact).check(z.maxLength(mostContacts)), []),
  hours: optionalText(200),
  gate: optionalText(200),
  trucks: z._default(z.nullable(z.enum(truckAccess)), null),
  notes: optionalText(1000),
  placeId: z.string(messages.required).check(z.minLength(1, messages.required), z.maxLength(120)),
});
export type AddressForm = z.infer<typeof AddressForm>;
export type AddressInput = z.input<typeof AddressForm>;

/** MCAdmin says whose it is; everybody else's is of the own company. */
export const NewAddress = z.extend(AddressForm, { portalId: z.optional(id) });
export type NewAddress = z.infer<typeof NewAddress>;
export const AddressChange = z.extend(AddressForm, { version });

/** As it is stored: what forms ask for may change later. */
export const Address = z.object({
  businessName: z.string(),
  locationType: z.nullable(z.enum(locationTypes)),
  address: z.string(),
  zip: z.string(),
  contacts: z.array(
    z.object({ name: z.string(), email: z.string(), phone: z.string(), isMobile: z.boolean() }),
  ),
  hours: z.string(),
  gate: z.string(),
  trucks: z.nullable(z.enum(truckAccess)),
  notes: z.string(),
  _id: id,
  portalId: id,
  version: z.int(),
  status: z.enum(addressStatuses),
  place: Place,
  city: z.string(),
  state: z.string(),
});
export type Address = z.infer<typeof Address>;

/** The customer of an order, and the place of the quote. */
export const CustomerAddressRequest = z.strictObject({
  customerEmail: email(),
  city: requiredText(80),
  state,
  portalId: z.optional(id),
});

/** Where this customer met the driver before, and in which order. */
export const CustomerAddress = z.object({
  uniqueId: z.int(),
  address: z.string(),
  zip: z.string(),
  locationType: z.nullable(z.enum(locationTypes)),
});
export type CustomerAddress = z.infer<typeof CustomerAddress>;

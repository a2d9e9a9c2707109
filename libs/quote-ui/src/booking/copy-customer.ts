import type { CustomerAddress } from '@overland/contracts';
import type { BookingValues, Stop } from './booking-values';

const contactOfCustomer = {
  ContactName: 'customerFullName',
  Email: 'customerEmail',
  PrimaryPhone: 'customerPrimaryPhone',
  PrimaryPhoneIsMobile: 'customerPrimaryPhoneIsMobile',
  AltPhone: 'customerAltPhone',
  AltPhoneIsMobile: 'customerAltPhoneIsMobile',
} as const;

export const customerFields = Object.values(contactOfCustomer);

type Contact = keyof typeof contactOfCustomer;
export type StopField = keyof BookingValues & `${Stop}${Contact | 'Address' | 'Zip' | 'LocationType'}`;
export type ContactValues = [name: StopField, value: string | boolean][];

const names = Object.keys(contactOfCustomer) as Contact[];

/** The contact of a stop, filled with the customer's own details (docs/product/orders.md). */
export function customerAsContact(values: BookingValues, stop: Stop): ContactValues {
  return names.map((name) => [`${stop}${name}`, values[contactOfCustomer[name]]]);
}

/** The current contact fields, for Undo. */
export function contactOf(values: BookingValues, stop: Stop): ContactValues {
  return names.map((name) => [`${stop}${name}`, values[`${stop}${name}`]]);
}

/** Where the customer was met before, as the fields of a stop. */
export const addressOfCustomer = (
  { address, zip, locationType }: CustomerAddress,
  stop: Stop,
): ContactValues => [
  [`${stop}Address`, address],
  [`${stop}Zip`, zip],
  ...(locationType === null ? [] : ([[`${stop}LocationType`, locationType]] as ContactValues)),
];

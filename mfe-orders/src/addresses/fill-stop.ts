import { type Address, type AddressContact, driverNotes } from '@overland/contracts';
import type { BookingValues, Stop } from '@overland/quote-ui/booking';

/** A place of the address book with one of those who are there. */
export interface BookOption {
  address: Address;
  contact: AddressContact | null;
}

export const optionsOf = ({ contacts, ...rest }: Address): BookOption[] => {
  const address = { ...rest, contacts };
  return contacts.length === 0
    ? [{ address, contact: null }]
    : contacts.map((contact) => ({ address, contact }));
};

/** The fields of a stop that the place fills; what it does not know stays as it is. */
export function stopOf({ address, contact }: BookOption, stop: Stop): Partial<BookingValues> {
  const notes = driverNotes(address);
  const fields = {
    BusinessName: address.businessName,
    Address: address.address,
    Zip: address.zip,
    ...(address.locationType !== null && { LocationType: address.locationType }),
    ...(contact && {
      ContactName: contact.name,
      Email: contact.email,
      PrimaryPhone: contact.phone,
      PrimaryPhoneIsMobile: contact.isMobile,
      AltPhone: '',
      AltPhoneIsMobile: false,
      SameAsCustomer: false,
    }),
    ...(notes !== '' && { Notes: notes }),
    SaveAddress: false,
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${stop}${name}`, value]));
}

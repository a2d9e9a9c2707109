import {
  type Address,
  driverNotes,
  type LocationType,
  type NamedPlace,
  stateCodes,
  states,
} from '@overland/contracts';
import { didYouMean, namesNear, plainText, RowRefusal } from '@overland/service-kit';

/** A place of the address book, as far as a booking needs it. */
export type KnownPlace = Pick<
  Address,
  | 'businessName'
  | 'locationType'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'place'
  | 'contacts'
  | 'hours'
  | 'gate'
  | 'trucks'
  | 'notes'
>;

/** Where a vehicle is picked up or delivered: the place that has the price, and the fields of the booking. */
export interface NamedStop {
  place: NamedPlace;
  fields: Record<string, string | boolean | null> & {
    Address: string;
    Zip: string;
    LocationType: LocationType | null;
  };
}

/**
 * A place by its name in the address book, or an address with city, state and ZIP code. Nothing is guessed.
 * @throws RowRefusal with the names that come near
 */
export function stopNamed(text: string, book: readonly KnownPlace[]): NamedStop {
  const wanted = plainText(text);
  const named = book.filter(
    (place) =>
      plainText(place.businessName) === wanted ||
      plainText(`${place.businessName} ${place.address}`) === wanted,
  );
  const [found, another] = named;
  if (found && !another) return ofBook(found);
  if (found) {
    throw new RowRefusal(
      `“${text}” has several addresses in the address book. Write one behind the name: ${found.businessName}, ${found.address}.`,
    );
  }
  const typed = typedAddress(text);
  if (typed) return typed;
  const near = namesNear(
    text,
    book.map(({ businessName }) => businessName),
  );
  throw new RowRefusal(`“${text}” is not in the address book.${hint(near)}`, '', near);
}

function ofBook(place: KnownPlace): NamedStop {
  const { businessName, locationType, address, city, state, zip, contacts } = place;
  const [contact] = contacts;
  return {
    place: { placeId: place.place.placeId, city, state, zip },
    fields: {
      BusinessName: businessName,
      LocationType: locationType,
      Address: address,
      Zip: zip,
      Notes: driverNotes(place),
      ...(contact && {
        ContactName: contact.name,
        Email: contact.email,
        PrimaryPhone: contact.phone,
        PrimaryPhoneIsMobile: contact.isMobile,
      }),
    },
  };
}

function typedAddress(text: string): NamedStop | null {
  const zip = /(\d{5})(?:-\d{4})?$/.exec(text);
  if (!zip) return null;
  const parts = text.slice(0, zip.index).split(',');
  const [wanted = '', city = '', ...street] = parts
    .map((part) => part.trim())
    .filter(Boolean)
    .reverse();
  const state = stateCodes.find((code) => code === wanted.toUpperCase()) ?? codeOf(wanted);
  if (!state || city === '' || street.length === 0) return null;
  return {
    place: { placeId: null, city, state, zip: zip[1] ?? '' },
    fields: { Address: street.reverse().join(', '), Zip: zip[1] ?? '', LocationType: null },
  };
}

const codeOf = (name: string): string | undefined =>
  states.find(([, stateName]) => plainText(stateName) === plainText(name))?.[0];

const hint = (near: readonly string[]): string =>
  `${near.length === 0 ? ' Write' : `${didYouMean(near)} Or write`} the whole address: 4120 Commerce St, Dallas, TX 75226.`;

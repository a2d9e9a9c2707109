interface Town {
  city: string;
  state: string;
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Whether an address can be a stop of a quote, whose price is for its route. The ZIP code of an address lies in its city,
 * which was checked when it was written, and any ZIP code of the quoted city can be booked.
 */
export const fitsPlace = (address: Town, quoted: Town): boolean =>
  same(address.city, quoted.city) && same(address.state, quoted.state);

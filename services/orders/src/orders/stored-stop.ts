import type { LocationType } from '@overland/contracts';

/** A person's two phones, each in the mask (000) 000-0000 or ''. */
export interface Phones {
  primary: string;
  primaryIsMobile: boolean;
  alt: string;
  altIsMobile: boolean;
}

export interface StoredStop {
  locationType: LocationType | null;
  address: string;
  city: string;
  state: string;
  zip: string;
  businessName: string;
  contactName: string;
  email: string;
  phones: Phones;
  notes: string;
}

/** The quoted place at the ZIP code that was booked, which may be another one of the city: “Dallas, TX 75226”. */
export const placeTextAt = (quoted: string, zip: string): string => quoted.replace(/\d{5}$/, zip);

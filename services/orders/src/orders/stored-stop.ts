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

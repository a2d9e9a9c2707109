import { type PublicQuote, sellerName } from '@overland/contracts';
import { siteConfig } from '@overland/web';

type Sold = Pick<PublicQuote, 'isCustomerPortal' | 'companyName'> & Partial<Pick<PublicQuote, 'contact'>>;

/** Who has the quote or order: whom the customer pays and calls, as in its emails and PDFs. */
export function sellerOf({ contact, ...portal }: Sold) {
  const { brandName, supportPhone, supportEmail } = siteConfig();
  return {
    name: sellerName(portal, brandName),
    phone: contact?.phone || supportPhone,
    email: contact?.email || supportEmail,
  };
}

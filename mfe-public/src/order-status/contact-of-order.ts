import type { CustomerOrder } from '@overland/contracts';
import { siteConfig } from '@overland/web';

type Ordered = Pick<CustomerOrder, 'isCustomerPortal' | 'companyName' | 'contact'>;

export function contactOfOrder({ isCustomerPortal, companyName, contact }: Ordered) {
  const { brandName, supportPhone, supportEmail } = siteConfig();
  return {
    name: isCustomerPortal ? brandName : companyName,
    phone: contact.phone || supportPhone,
    email: contact.email || supportEmail,
  };
}

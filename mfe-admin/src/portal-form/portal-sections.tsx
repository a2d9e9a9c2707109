import { BrandingSection } from './branding-section';
import { ContactSection } from './contact-section';
import { DisplaySection } from './display-section';
import { EmailsSection } from './emails-section';
import { IdentitySection } from './identity-section';
import { PricingSection } from './pricing-section';
import { RefilledAmounts } from './refilled-amounts';
import { ReportsSection } from './reports-section';
import { SheetSection } from './sheet-section';

/** What is filled in of a portal, new or not. */
export function PortalSections({ portalId }: { portalId: string | null }) {
  return (
    <>
      <RefilledAmounts />
      <IdentitySection portalId={portalId} />
      <BrandingSection portalId={portalId} />
      <ContactSection />
      <EmailsSection />
      <PricingSection />
      <DisplaySection />
      <SheetSection />
      <ReportsSection />
    </>
  );
}

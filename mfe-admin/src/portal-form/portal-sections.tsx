import { availableReports, followUpDays, type PortalForm } from '@overland/contracts';
import { useWatch } from '@overland/ui/forms';
import { TextRow } from '../editing/stored-values';
import { reportNames } from '../reports/report-names';
import { BrandPreview } from './brand-preview';
import { ChosenRows } from './chosen-rows';
import { ColorField } from './color-field';
import { EmailsSection } from './emails-section';
import { IdentitySection } from './identity-section';
import { LogoField } from './logo-field';
import { FieldGrid, Part } from './part';
import { labels } from './portal-fields';
import { EmailRow, PhoneRow, SwitchRows } from './portal-inputs';
import { PricingSection } from './pricing-section';
import { RefilledAmounts } from './refilled-amounts';
import { SheetSection } from './sheet-section';

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
      <FollowUpsSection />
      <ReportsSection />
    </>
  );
}

const brandLabel = labels.branding;

function BrandingSection({ portalId }: { portalId: string | null }) {
  return (
    <Part id="branding" title="Branding" note="On shared quotes, emails and PDFs of this company.">
      <FieldGrid>
        <div data-wide>
          <LogoField label={brandLabel.companyLogo} />
        </div>
        <div data-wide>
          <ColorField label={brandLabel.accentColor} />
        </div>
        <EmailRow
          name="replyToEmail"
          label={brandLabel.replyToEmail}
          hint="Leave empty to use the contact’s email."
        />
        <PhoneRow
          name="supportPhone"
          label={brandLabel.supportPhone}
          hint="Leave empty to use the contact’s phone."
        />
      </FieldGrid>
      <BrandPreview portalId={portalId} />
    </Part>
  );
}

const label = labels.contact;

function ContactSection() {
  return (
    <Part id="contact" title="Contact" note="Who we call about an order.">
      <FieldGrid>
        <TextRow name="contactFullName" label={label.contactFullName} />
        <EmailRow name="contactEmail" label={label.contactEmail} />
        <PhoneRow name="contactPhone" label={label.contactPhone} />
        <PhoneRow name="contactMobilePhone" label={label.contactMobilePhone} />
      </FieldGrid>
    </Part>
  );
}

/** What people of the company see and fill in; a premium company has no such choices (docs/product/people.md). */
function DisplaySection() {
  const isPremium = useWatch<PortalForm, 'isPremium'>({ name: 'isPremium' });
  if (isPremium) return null;
  return (
    <Part id="display" title="Display" note="What people of this company see and fill in.">
      <FieldGrid>
        <SwitchRows labels={labels.display} />
      </FieldGrid>
    </Part>
  );
}

function FollowUpsSection() {
  return (
    <Part
      id="followUps"
      title="Follow-ups"
      note="Emails to customers who have not booked, these days after they were first emailed the quote, on business days from 9 to 5 in the time zone of the company. They end with the booking, an answer or the link in them, and need quotes that are shared."
    >
      <ChosenRows
        name="followUpDays"
        options={followUpDays}
        labelOf={(day) => (day === 1 ? 'After 1 day' : `After ${day} days`)}
      />
    </Part>
  );
}

function ReportsSection() {
  return (
    <Part id="reports" title="Reports" note="Which reports their administrators can open.">
      <ChosenRows
        name="availableReports"
        options={availableReports}
        labelOf={(report) => reportNames[report]}
      />
    </Part>
  );
}

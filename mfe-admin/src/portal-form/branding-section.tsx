import { BrandPreview } from './brand-preview';
import { ColorField } from './color-field';
import { LogoField } from './logo-field';
import { FieldGrid, Part } from './part';
import { labels } from './portal-fields';
import { EmailRow, PhoneRow } from './portal-inputs';

const label = labels.branding;

export function BrandingSection({ portalId }: { portalId: string | null }) {
  return (
    <Part id="branding" title="Branding" note="On shared quotes, emails and PDFs of this company.">
      <FieldGrid>
        <div data-wide>
          <LogoField label={label.companyLogo} />
        </div>
        <div data-wide>
          <ColorField label={label.accentColor} />
        </div>
        <EmailRow name="replyToEmail" label={label.replyToEmail} hint="Empty: the contact's email." />
        <PhoneRow name="supportPhone" label={label.supportPhone} hint="Empty: the contact's phone." />
      </FieldGrid>
      <BrandPreview portalId={portalId} />
    </Part>
  );
}

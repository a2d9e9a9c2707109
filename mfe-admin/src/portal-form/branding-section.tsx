import { LogoField } from './logo-field';
import { FieldGrid, Part } from './part';
import { labels } from './portal-fields';

const label = labels.branding;

/** How the company looks to its customers. */
export function BrandingSection() {
  return (
    <Part id="branding" title="Branding" note="On shared quotes, emails and PDFs of this company.">
      <FieldGrid>
        <div data-wide>
          <LogoField label={label.companyLogo} />
        </div>
      </FieldGrid>
    </Part>
  );
}

import { FieldGrid, Part } from './part';
import { labels } from './portal-fields';
import { EmailRow, PhoneRow, TextRow } from './portal-inputs';

const label = labels.contact;

export function ContactSection() {
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

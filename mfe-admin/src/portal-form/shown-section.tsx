import { contactOf, type PortalRecord } from '@overland/contracts';
import { Facts, PlainList, Section } from '@overland/ui';
import { siteConfig } from '@overland/web';
import { BrandPreviews } from './brand-preview';
import { setWithUs } from './quotes-section';

type Copy = PortalRecord['emails'][number];

/** What customers see of the company and where its emails go, for its administrators to read. */
export function ShownSection({ portal }: { portal: PortalRecord }) {
  const { brandName, supportEmail, supportPhone } = siteConfig();
  const { companyName, companyLogo, accentColor, displayMCLogo, contactEmail, emails } = portal;
  const { email, phone } = contactOf(portal, { email: supportEmail, phone: supportPhone });
  const told = [...new Set([contactEmail, ...emails.map((copy) => copy.email)])].filter(Boolean);
  return (
    <Section title="What your customers see" note={setWithUs()}>
      <Facts
        facts={[
          { label: 'Company name', value: companyName },
          { label: 'They call', value: phone },
          { label: 'Their answers to emails go to', value: email },
          { label: 'Logo', value: companyLogo === null ? 'None' : 'As below' },
          { label: 'Color', value: accentColor === '' ? `That of ${brandName}` : accentColor },
          { label: `The logo of ${brandName} beside yours`, value: displayMCLogo ? 'Yes' : 'No' },
          { label: 'You hear of bookings at', value: <Lines lines={told} /> },
          { label: 'Copies of pickups go to', value: <Lines lines={copiesOf(emails, 'emailPickUp')} /> },
          { label: 'Copies of deliveries go to', value: <Lines lines={copiesOf(emails, 'emailDelivery')} /> },
        ]}
      />
      <BrandPreviews portal={portal} />
    </Section>
  );
}

const copiesOf = (emails: readonly Copy[], kind: 'emailPickUp' | 'emailDelivery'): string[] =>
  emails.filter((copy) => copy[kind]).map(({ email }) => email);

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return 'Nobody';
  return (
    <PlainList>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </PlainList>
  );
}

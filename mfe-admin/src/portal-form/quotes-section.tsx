import type { PortalRecord } from '@overland/contracts';
import { Facts, formatCountOf, Section } from '@overland/ui';
import { siteConfig } from '@overland/web';

/** Of what an administrator reads and the provider sets. */
export function setWithUs(): string {
  const { brandName, supportPhone } = siteConfig();
  return `Set with us. To change this, please call ${brandName}${supportPhone && ` at ${supportPhone}`}.`;
}

/** What the provider has set of the company's quotes, for its administrators to read. */
export function QuotesSection({ portal }: { portal: PortalRecord }) {
  const { sharesQuotes, followUpDays, portalQuoteExpirationDays: days } = portal;
  return (
    <Section title="Quotes" note={setWithUs()}>
      <Facts
        facts={[
          { label: 'Prices hold for', value: formatCountOf(days, 'day') },
          {
            label: 'Shared with customers',
            value: sharesQuotes
              ? 'Yes, by link and by email'
              : 'No, so quotes cannot be emailed to customers',
          },
          { label: 'Automatic follow-ups', value: followUpsText(sharesQuotes ? followUpDays : []) },
        ]}
      />
    </Section>
  );
}

function followUpsText(days: readonly number[]): string {
  if (days.length === 0) return 'Off';
  const listed = new Intl.ListFormat('en-US').format(days.map(String));
  return `After ${listed} ${days.at(-1) === 1 ? 'day' : 'days'}, until the customer answers`;
}

import { type PublicQuote, type TransportType, transportLabels } from '@overland/contracts';
import { Facts, formatCreated, formatMiles, formatTransit, PHONE, Row, Section, styled } from '@overland/ui';

const Sides = styled(Row)({ gap: '12px 56px', [PHONE]: { gap: 12 } });

/** Whose quote it is and what it covers; the public view shows email and phone too (docs/product/quotes.md). */
export function CustomerFacts({ quote, shown }: { quote: PublicQuote; shown: TransportType }) {
  return (
    <Section title="Your details">
      <Sides>
        <Facts
          facts={[
            { label: 'Name', value: quote.customerFullName },
            { label: 'Email', value: quote.customerEmail },
            { label: 'Phone', value: quote.customerPhone },
            { label: 'Created', value: formatCreated(quote.createdAt) },
          ]}
        />
        <Facts
          facts={[
            { label: 'Pickup', value: quote.pickup.text },
            { label: 'Delivery', value: quote.delivery.text },
            { label: 'Distance', value: formatMiles(quote.miles) },
            { label: 'Transit', value: formatTransit(quote.transitTime) },
            { label: 'Transport', value: transportLabels[shown] },
          ]}
        />
      </Sides>
    </Section>
  );
}

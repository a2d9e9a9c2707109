import { type PublicQuote, type TransportType, transportLabels } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { Facts, formatCreated, formatMiles, formatTransit, PHONE, Row, Section, styled } from '@overland/ui';

const Sides = styled(Row)({ gap: '12px 56px', [PHONE]: { gap: 12 } });

/** Whose quote it is and what it covers; the public view shows email and phone too (docs/product/quotes.md). */
export function CustomerFacts({ quote, shown }: { quote: PublicQuote; shown: TransportType }) {
  return (
    <Section title={t('Your details')}>
      <Sides>
        <Facts
          facts={[
            { label: t('Name'), value: quote.customerFullName },
            { label: t('Email'), value: quote.customerEmail },
            { label: t('Phone'), value: quote.customerPhone },
            { label: t('Created'), value: formatCreated(quote.createdAt) },
          ]}
        />
        <Facts
          facts={[
            { label: t('Pickup'), value: quote.pickup.text },
            { label: t('Delivery'), value: quote.delivery.text },
            { label: t('Distance'), value: formatMiles(quote.miles) },
            { label: t('Transit'), value: formatTransit(quote.transitTime) },
            { label: t('Transport'), value: translate(transportLabels[shown]) },
          ]}
        />
      </Sides>
    </Section>
  );
}

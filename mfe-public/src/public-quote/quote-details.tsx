import { type PublicQuote, type TransportType, transportLabels } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t, translate } from '@overland/i18n';
import { Assistance, PdfButton, QuoteMap } from '@overland/quote-ui/quote';
import {
  Facts,
  formatCreated,
  formatMiles,
  formatTransit,
  PHONE,
  Row,
  Section,
  styled,
  useIsPhone,
} from '@overland/ui';
import { ShareQuote } from './share-quote';

const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' });

export function QuoteDetails({ quote, shown }: { quote: PublicQuote; shown: TransportType }) {
  const isPhone = useIsPhone();
  return (
    <>
      <CustomerFacts quote={quote} shown={shown} />
      <QuoteMap quote={quote} height={isPhone ? 170 : 260} />
      <Foot>
        <PdfButton quote={quote} endpoint={calls.quotes.publicPdf} />
        <ShareQuote quote={quote} />
        <Assistance phone={quote.contact.phone} />
      </Foot>
    </>
  );
}

const Sides = styled(Row)({ gap: '12px 56px', [PHONE]: { gap: 12 } });

/** Whose quote it is and what it covers; the public view shows email and phone too (docs/product/quotes.md). */
function CustomerFacts({ quote, shown }: { quote: PublicQuote; shown: TransportType }) {
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

import { type Quote, transportLabels } from '@overland/contracts';
import { OwnerName } from '@overland/quote-ui/owner';
import { QuoteExpiry } from '@overland/quote-ui/quote';
import { Card, Facts, formatCreated, formatMiles, formatMoney, formatTransit, styled } from '@overland/ui';
import { HandOver } from './hand-over';

const Expiry = styled('div')({ marginTop: 16, '&:empty': { display: 'none' } });

/** Breaks before the @ where a line is too short. */
function Email({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}

export function QuoteFacts({ quote }: { quote: Quote }) {
  return (
    <Card as="section" aria-label="Details">
      <Facts
        facts={[
          { label: 'Customer', value: quote.customerFullName || '–' },
          { label: 'Email', value: quote.customerEmail && <Email address={quote.customerEmail} /> },
          { label: 'Phone', value: quote.customerPhone },
          { label: 'Company', value: quote.companyName },
          {
            label: 'Owner',
            value: (
              <>
                <OwnerName ownerId={quote.ownerId} portalId={quote.portalId} />
                <HandOver quote={quote} />
              </>
            ),
          },
          { label: 'Created', value: formatCreated(quote.createdAt) },
          { label: 'Miles', value: formatMiles(quote.miles) },
          { label: 'Transit', value: formatTransit(quote.transitTime) },
          { label: 'Transport', value: transportLabels[quote.transportType] },
          { label: 'Total commission', value: formatMoney(quote.totalCommission) },
        ]}
      />
      {!quote.isExpired && (
        <Expiry>
          <QuoteExpiry quote={quote} now={new Date()} />
        </Expiry>
      )}
    </Card>
  );
}

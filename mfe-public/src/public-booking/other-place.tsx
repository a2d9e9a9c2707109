import { type PublicQuote, placeName } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import type { Stop } from '@overland/quote-ui/booking';
import { Notice, TextWith, telHref } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';
import { useApiQuery } from '@overland/web';
import { NewRoute } from './new-route';

interface OtherPlaceProps {
  quote: PublicQuote;
  stop: Stop;
}

/** Shown as soon as the typed ZIP code is not in the quoted place. */
export function OtherPlace({ quote, stop }: OtherPlaceProps) {
  const zip: string = useWatch({ name: `${stop}Zip` });
  const isTyped = /^\d{5}$/.test(zip) && zip !== quote[stop].zip;
  const { data: found } = useApiQuery(
    calls.quotes.placeOfZip,
    { params: { quoteId: quote._id }, query: { stop, zip } },
    { enabled: isTyped, staleTime: Number.POSITIVE_INFINITY },
  );
  if (!isTyped || !found || found.belongs) return null;
  const { place } = found;
  if (place === null) {
    return <Notice tone="amber">{t('We do not know this ZIP code. Please check it.')}</Notice>;
  }
  return (
    <Notice tone="amber" live>
      {t('{zip} is in {place}, not in {quoted}.', {
        zip,
        place: placeName(place.text),
        quoted: placeName(quote[stop].text),
      })}{' '}
      {quote.isCustomerPortal ? <NewRoute {...{ quote, stop, place }} /> : <AskCompany quote={quote} />}
    </Notice>
  );
}

/** Another company prices its own routes. */
function AskCompany({ quote: { companyName, contact } }: { quote: PublicQuote }) {
  const ask = t('The price is for the quoted route. Please ask {company} for a quote from there.', {
    company: companyName,
  });
  if (contact.phone === '') return ask;
  return (
    <>
      {ask}{' '}
      <TextWith part={<a href={telHref(contact.phone)}>{contact.phone}</a>}>
        {(link) => t('Questions? Call {phone}', { phone: link })}
      </TextWith>
    </>
  );
}

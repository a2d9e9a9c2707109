import type { PublicQuoteRequest } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { language, t } from '@overland/i18n';
import { whoops } from '@overland/quote-ui/quote-form';
import { siteConfig, useApiMutation, useNavigate } from '@overland/web';
import { PublicPage } from '../public-page';
import { useKeepPublicQuote } from '../public-quote/use-public-quote';
import { AboutShipping } from './about-shipping';
import { Included } from './included';
import { InstantQuoteForm } from './instant-quote-form';

/** The home of the public site. */
export function InstantQuotePage() {
  const navigate = useNavigate();
  const keepQuote = useKeepPublicQuote();
  const create = useApiMutation(calls.quotes.createPublic, whoops(siteConfig().supportEmail));
  const getQuote = async (request: PublicQuoteRequest) => {
    const quote = await create.mutateAsync({ body: { ...request, language: language() } });
    keepQuote(quote);
    navigate(`/quote/public/${quote._id}`);
  };
  return (
    <PublicPage title={t('Ship your car, door to door')}>
      <Included />
      <InstantQuoteForm onSubmit={getQuote} />
      <AboutShipping />
    </PublicPage>
  );
}

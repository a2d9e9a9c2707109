import { messages, type Place, type PublicQuote, placeName } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { language, t } from '@overland/i18n';
import {
  type BookingChoice,
  type BookingValues,
  carryOver,
  levelFor,
  type Stop,
} from '@overland/quote-ui/booking';
import { columnTotal } from '@overland/quote-ui/quote';
import { priceable, valuesOfQuote } from '@overland/quote-ui/quote-form';
import { Button, ErrorNotice, formatMoney, messageOf, styled } from '@overland/ui';
import { useFormContext, useWatch } from '@overland/ui/forms';
import { type ApiError, useApiMutation, useApiQuery, useNavigate, useNotices } from '@overland/web';
import { bookingAddress } from '../public-quote/book-order';
import { useKeepPublicQuote } from '../public-quote/use-public-quote';

const Change = styled('div')({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 6,
  '& s': { color: 'var(--ink-2)' },
  '& b': { fontSize: 20 },
});

const Sums = styled('span')({ whiteSpace: 'nowrap' });

interface NewRouteProps {
  quote: PublicQuote;
  stop: Stop;
  place: Place;
}

/**
 * The price by way of another place, beside the quoted one. The button makes a quote of that route and goes on with
 * it.
 */
export function NewRoute({ quote, stop, place }: NewRouteProps) {
  const [transportType, chosen] = useWatch<BookingValues, ['transportType', 'serviceLevel']>({
    name: ['transportType', 'serviceLevel'],
  });
  const choice = { transportType, level: levelFor({ level: chosen, transportType }) };
  const move = priceable({ ...valuesOfQuote(quote), [stop]: place.placeId });
  const { data: price, error } = useApiQuery(calls.quotes.pricePublic, { body: move }, { staleTime: 60_000 });
  const { take, isTaking, problem } = useTakeRoute(quote);
  if (error) return messageOf(error);
  if (!price) return t('Calculating...');
  const now = columnTotal(price.totalPricing, choice.level, transportType);
  const before = columnTotal(quote.totalPricing, choice.level, transportType);
  return (
    <Change>
      <span>
        {stop === 'pickup'
          ? t('With the pickup there the price is')
          : t('With the delivery there the price is')}{' '}
        <Sums>
          {before !== now && (
            <>
              <s>{formatMoney(before)}</s> →{' '}
            </>
          )}
          <b>{formatMoney(now)}</b>
        </Sums>
      </span>
      <Button wide busy={isTaking} busyLabel={t('Calculating...')} onClick={() => take(move, choice)}>
        {t('Go on with {place}', { place: placeName(place.text) })}
      </Button>
      <ErrorNotice>{problem}</ErrorNotice>
    </Change>
  );
}

/** Makes a quote of another route for the customer who is booking, and leads to its booking with all that was typed. */
function useTakeRoute(from: PublicQuote) {
  const { getValues } = useFormContext<BookingValues>();
  const navigate = useNavigate();
  const keepQuote = useKeepPublicQuote();
  const notify = useNotices((state) => state.notify);
  const create = useApiMutation(calls.quotes.createPublic, messages.lostConnection);
  const take = (move: ReturnType<typeof priceable>, choice: BookingChoice) => {
    const values = getValues();
    const body = {
      ...move,
      transportType: from.transportType,
      customerFullName: values.customerFullName || from.customerFullName,
      customerEmail: values.customerEmail || from.customerEmail,
      customerPhone: values.customerPrimaryPhone || from.customerPhone,
      language: language(),
    };
    const goOn = (to: PublicQuote) => {
      keepQuote(to);
      carryOver(values, { from, to, choice });
      navigate(bookingAddress(to._id, choice), { replace: true });
      const route = { from: placeName(to.pickup.text), to: placeName(to.delivery.text) };
      notify('success', t('The price is now for {from} to {to}. What you typed is kept.', route));
    };
    create.mutate({ body }, { onSuccess: goOn });
  };
  return { take, isTaking: create.isPending, problem: create.error && problemOf(create.error) };
}

/** Name, email or phone as the form has them may be what is wrong. */
const problemOf = (error: ApiError): string =>
  error.errors.length > 0 ? error.errors.map(({ message }) => message).join(' ') : messageOf(error);

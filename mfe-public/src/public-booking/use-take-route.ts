import { messages, type PublicQuote, placeName } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { language, t } from '@overland/i18n';
import { type BookingChoice, type BookingValues, carryOver } from '@overland/quote-ui/booking';
import type { priceable } from '@overland/quote-ui/quote-form';
import { messageOf } from '@overland/ui';
import { useFormContext } from '@overland/ui/forms';
import { type ApiError, useApiMutation, useNavigate, useNotices } from '@overland/web';
import { bookingAddress } from '../public-quote/book-order';
import { useKeepPublicQuote } from '../public-quote/use-public-quote';

/** Makes a quote of another route for the customer who is booking, and leads to its booking with all that was typed. */
export function useTakeRoute(from: PublicQuote) {
  const { getValues } = useFormContext<BookingValues>();
  const navigate = useNavigate();
  const keepQuote = useKeepPublicQuote();
  const notify = useNotices((state) => state.notify);
  const create = useApiMutation(calls.quotes.createPublic, { whenUnreachable: messages.lostConnection });
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

import type { Order, OrderRequest, Quote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import {
  BookingForm,
  BookingSkeleton,
  type BookingValues,
  couldNotBook,
  readBookingChoice,
} from '@overland/quote-ui/booking';
import { EmptyState, LinkButton, Notice, PageFrame, QueryState, Stack, useLeavePrompt } from '@overland/ui';
import {
  ApiError,
  useApiMutation,
  useApiQuery,
  useNavigate,
  useNotices,
  useParams,
  useSearchParams,
  useSession,
} from '@overland/web';
import { useState } from 'react';
import { useSaveToBook } from '../addresses/save-to-book';
import { useStaffBook } from '../addresses/use-staff-book';
import { orderToEditQuery, quoteToBookQuery } from '../order-queries';
import { levelLost, searchLike, startChosen, startLike } from './start-values';
import { WhoIsEmailed } from './who-is-emailed';

/** `/orders/book/:quoteId?level=3&type=ENCLOSED`; with `&like=` another order of the same places. */
export function BookOrderPage() {
  const { quoteId } = useParams();
  const [search] = useSearchParams();
  const likeId = search.get('like');
  const quote = useApiQuery(...quoteToBookQuery(quoteId));
  const number = quote.data && `Quote #${quote.data.uniqueId}`;
  return (
    <PageFrame title="Book Order" subtitle={number}>
      <QueryState query={quote} skeleton={<BookingSkeleton />}>
        {(data) =>
          data.status === 'Archived' ? (
            <NotBookable quote={data} />
          ) : likeId !== null ? (
            <BookingLike quote={data} orderId={likeId} onStale={() => void quote.refetch()} />
          ) : (
            <Booking quote={data} onStale={() => void quote.refetch()} />
          )
        }
      </QueryState>
    </PageFrame>
  );
}

/** Refusals after which the quote on screen is no longer the stored one. */
const staleCodes = new Set(['alreadyBooked', 'priceChanged', 'conflict']);

const questions = {
  text: 'This order is not booked yet. What you typed is kept in this tab until you sign out. Leave the page?',
  textAtSignOut: 'This order is not booked yet. What you typed is lost when you sign out.',
};

interface BookingProps {
  quote: Quote;
  /** The order that this is another of. */
  like?: Order;
  onStale: () => void;
}

function BookingLike({ orderId, ...booking }: Omit<BookingProps, 'like'> & { orderId: string }) {
  const like = useApiQuery(...orderToEditQuery(orderId));
  return (
    <QueryState query={like} skeleton={<BookingSkeleton />}>
      {(order) => {
        const lost = levelLost(order, booking.quote);
        return (
          <Stack>
            {lost !== null && <Notice tone="amber">{lost}</Notice>}
            <Booking {...booking} like={order} />
          </Stack>
        );
      }}
    </QueryState>
  );
}

function Booking({ quote, like, onStale }: BookingProps) {
  const [search] = useSearchParams();
  const [start] = useState(() => (like ? startLike(like, quote) : startChosen(quote)));
  const book = useStaffBook(quote, start);
  const saveToBook = useSaveToBook();
  const navigate = useNavigate();
  const role = useSession((state) => state.role);
  const notify = useNotices((state) => state.notify);
  const choice = readBookingChoice(like ? searchLike(like, search) : search, quote);
  const [hasTyped, setTyped] = useState(false);
  const leave = useLeavePrompt({ when: hasTyped, title: `Quote #${quote.uniqueId}`, ...questions });
  const booking = useApiMutation(calls.orders.book, {
    whenUnreachable: couldNotBook,
    refreshes: [calls.orders.list, calls.quotes.list, calls.quotes.get],
  });

  const submit = async (body: OrderRequest, values: BookingValues) => {
    try {
      const booked = await booking.mutateAsync({ body });
      leave();
      // The order is booked whether or not its places can be kept.
      void saveToBook(values, quote);
      if (!booked.isCustomerPortal) {
        notify('success', booked.message);
        navigate(`/order/${booked.orderId}`);
      }
      return booked;
    } catch (error) {
      if (error instanceof ApiError && staleCodes.has(error.code)) onStale();
      throw error;
    }
  };
  return (
    <BookingForm
      quote={quote}
      isPublic={false}
      mayRush={role === 'MCAdmin'}
      initialLevel={choice.level}
      initialType={choice.transportType}
      start={start}
      beginsAtDay={like !== undefined}
      book={book}
      aboveSubmit={<WhoIsEmailed quote={quote} />}
      onSubmit={submit}
      onTyped={setTyped}
      thanksAction={
        quote.orderId === null ? undefined : (
          <LinkButton variant="go" to={`/order/${quote.orderId}`}>
            Open Order #{quote.uniqueId}
          </LinkButton>
        )
      }
    />
  );
}

function NotBookable({ quote }: { quote: Quote }) {
  return (
    <EmptyState
      title={`Quote #${quote.uniqueId} is Archived`}
      text="Restore it before you book it."
      action={<LinkButton to={`/quote/${quote._id}`}>Back to the quote</LinkButton>}
    />
  );
}

import type {
  BookedOrder,
  BookedPublicOrder,
  OrderRequest,
  ServiceLevel,
  TransportType,
} from '@overland/contracts';
import { t } from '@overland/i18n';
import { OneByOne, Stack, useLoadedLater } from '@overland/ui';
import { Form, useStartOver, WatchChanges } from '@overland/ui/forms';
import { ApiError, keptOfPerson } from '@overland/web';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { expiryState } from '../quote/expiry';
import { QuoteExpiry } from '../quote/quote-expiry';
import { AgentsSection } from './agents-section';
import type { BookableQuote, Totals } from './booking-choice';
import { Aside, Columns } from './booking-columns';
import type { BookingRules } from './booking-schema';
import { Beside, BookingSummary, BookingTop } from './booking-summary';
import { type BookingValues, initialValues, type Stop } from './booking-values';
import { keptAs } from './carry-over';
import { CustomerSection } from './customer-section';
import { OrderSection } from './order-section';
import { OtherPrice } from './other-price';
import { type PriceOffer, priceOfferOf, todaysOffer } from './price-offer';
import { type StaffBook, StopSection } from './stop-section';
import { SubmitBooking } from './submit-booking';
import { VehiclesSection } from './vehicles-section';

export const couldNotBook =
  'There was an error creating this order. Your entries are kept; please try again.';

export interface BookingFormProps {
  quote: BookableQuote;
  /** Booked without signing in: always COD. */
  isPublic: boolean;
  initialLevel: ServiceLevel;
  initialType: TransportType;
  /** May book with less than two business days' notice, as a rush. */
  mayRush?: boolean;
  /** Sends the booking. Its ApiError is shown: at the fields, above the button, or as another price to agree to. */
  onSubmit: (payload: OrderRequest, values: BookingValues) => Promise<BookedPublicOrder | BookedOrder>;
  /** What the form begins with beside what the quote knows. */
  start?: Partial<BookingValues>;
  book?: StaffBook;
  /** All above the day is filled in. */
  beginsAtDay?: boolean;
  /** What a quote that has expired costs today: shown first, and booked at. */
  todaysTotals?: Totals;
  underZip?: (stop: Stop) => ReactNode;
  aboveSubmit?: ReactNode;
  thanksAction?: ReactNode;
  /** What the thanks view says of the emails to this address, at once after a public booking. */
  afterBooking?: (customerEmail: string) => ReactNode;
  /** Told whether there is something typed to lose. */
  onTyped?: (hasTyped: boolean) => void;
}

// The form does without it.
const loadThanks = () => import('./booking-thanks');

const loadSchema = (rules: BookingRules) =>
  import('./booking-schema').then(({ bookingSchema }) => bookingSchema(rules));

/** Book Order on one page (docs/product/orders.md); the thanks view at once where the quote is already booked. */
export function BookingForm(props: BookingFormProps) {
  const { quote, isPublic, onSubmit, thanksAction, afterBooking } = props;
  const [booked, setBooked] = useState<{ order: OrderRequest; price: number } | null>(null);
  const isBooked = booked !== null || quote.status === 'Booked';
  const thanks = useLoadedLater(loadThanks, isBooked);
  if (isBooked && thanks) {
    return (
      <thanks.BookingThanks quote={quote} isPublic={isPublic} booked={booked} action={thanksAction}>
        {booked !== null && afterBooking?.(booked.order.customerEmail)}
      </thanks.BookingThanks>
    );
  }
  if (isBooked) return <p role="status">{t('Your order has been booked successfully.')}</p>;
  const submit = async (payload: OrderRequest, values: BookingValues) => {
    const reply = await onSubmit(payload, values);
    // Staff continue to the order's page; a customer stays and sees the thank-you text (docs/product/orders.md).
    if (isPublic || ('isCustomerPortal' in reply && reply.isCustomerPortal))
      setBooked({ order: payload, price: reply.price });
  };
  return <KeptForm {...props} submit={submit} />;
}

/** What was typed before is there again, with a line that says so. */
function KeptForm({ onTyped, ...props }: Omit<OpenFormProps, 'keptAs' | 'keptNote'>) {
  const { quote, isPublic } = props;
  const [name] = useState(() => (isPublic ? keptAs(quote) : keptOfPerson(keptAs(quote))));
  const { round, isKept, note } = useStartOver(name);
  const tell = useCallback((isChanged: boolean) => onTyped?.(isChanged || isKept), [onTyped, isKept]);
  return <OpenForm key={round} {...props} keptAs={name} keptNote={note} onTyped={tell} />;
}

interface OpenFormProps extends BookingFormProps {
  submit: (payload: OrderRequest, values: BookingValues) => Promise<void>;
  keptAs: string;
  /** That what was typed is there again. */
  keptNote: ReactNode;
}

function OpenForm(props: OpenFormProps) {
  const {
    quote,
    isPublic,
    initialLevel,
    initialType,
    mayRush = false,
    todaysTotals,
    underZip,
    aboveSubmit,
    start,
    book,
    beginsAtDay = false,
    submit,
    onTyped,
    keptNote,
  } = props;
  const [offer, setOffer] = useState<PriceOffer | null>(() =>
    todaysTotals ? todaysOffer(quote, todaysTotals) : null,
  );
  const totals = offer?.now ?? quote.totalPricing;
  const rules = useMemo(
    () => ({ quote, isPublic, mayRush, todaysTotals: offer?.now ?? null }),
    [quote, isPublic, mayRush, offer],
  );
  const schema = useMemo(() => () => loadSchema(rules), [rules]);
  const [defaults] = useState<BookingValues>(() => ({
    ...initialValues(quote, { level: initialLevel, transportType: initialType }),
    ...start,
  }));

  const send = async (payload: OrderRequest, { getValues }: { getValues: () => BookingValues }) => {
    try {
      await submit(payload, getValues());
      return true;
    } catch (error) {
      const other = error instanceof ApiError ? priceOfferOf(error, totals) : null;
      if (other === null) throw error;
      setOffer(other);
      return false;
    }
  };
  return (
    <Form
      schema={schema}
      defaultValues={defaults}
      onSubmit={send}
      label={t('Book Order')}
      keep={{ as: props.keptAs }}
    >
      {onTyped && <WatchChanges onChange={onTyped} />}
      <BookingTop rules={rules} totals={totals}>
        {keptNote}
      </BookingTop>
      {offer === null && isRunningOut(quote) && <QuoteExpiry quote={quote} now={new Date()} />}
      {offer?.isRefusal === false && <OtherPrice rules={rules} offer={offer} />}
      <Columns>
        <Stack>
          <OneByOne>
            <CustomerSection isOwn={isPublic} />
            <OrderSection rules={rules} totals={totals} beginsAtDay={beginsAtDay} />
            {stops.map((stop, index) => (
              <StopSection
                key={stop}
                number={index + 3}
                stop={stop}
                locationTypeIsRequired={quote.portal.locationTypeIsRequired}
                isOwn={isPublic}
                {...(book && { book })}
              >
                {underZip?.(stop)}
              </StopSection>
            ))}
            <VehiclesSection number={5} name="quotes" vehicles={quote.vehicleQuotes} />
            {quote.portal.displayAgent && <AgentsSection number={6} />}
          </OneByOne>
        </Stack>
        <Aside>
          <BookingSummary rules={rules} totals={totals}>
            <Beside>{keptNote}</Beside>
            <SubmitBooking rules={rules} totals={totals} offer={offer}>
              {aboveSubmit}
            </SubmitBooking>
          </BookingSummary>
        </Aside>
      </Columns>
    </Form>
  );
}

const stops = ['pickup', 'delivery'] as const;

/** Then the expiry is shown before anything is filled in. */
const isRunningOut = (quote: BookableQuote) => expiryState(quote, new Date()) !== 'valid';

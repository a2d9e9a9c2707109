import type { OrderRequest } from '@overland/contracts';
import { paymentText, publicPaymentText } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { Card, DoneMark, PHONE, styled } from '@overland/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { HowToPay } from '../payment/how-to-pay';
import { sellerOf } from '../payment/seller-of';
import { BookedFacts } from './booked-facts';
import type { BookableQuote } from './booking-choice';

const Sheet = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 10,
  padding: '48px 24px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  [PHONE]: { padding: '32px 16px' },
  '& h2': { fontSize: 34, fontWeight: 800, lineHeight: 1.2, letterSpacing: '-.01em' },
  '& h2:focus': { outline: 'none' },
  '& h2 + p': { fontSize: 20, fontWeight: 800, lineHeight: 1.3 },
  '& p': { fontSize: 16, maxWidth: 520 },
});
const Steps = styled('section')({
  marginTop: 14,
  textAlign: 'left',
  '& h3': { fontSize: 16, fontWeight: 800, lineHeight: 1.4 },
  '& ol': { margin: '6px 0 0', paddingLeft: 22, display: 'grid', gap: 6, maxWidth: 520 },
  '& a': { color: 'var(--blue)', textUnderlineOffset: 3 },
});
const Action = styled('div')({
  marginTop: 14,
  display: 'flex',
  gap: 12,
  flexWrap: 'wrap',
  justifyContent: 'center',
});

interface BookingThanksProps {
  /** Its number is the order's. */
  quote: BookableQuote;
  /** Booked by the customer: shows what happens next. */
  isPublic: boolean;
  /** What was booked now; null where it was booked before, and is not known here. */
  booked: { order: OrderRequest; price: number } | null;
  action?: ReactNode;
  children?: ReactNode;
}

/** After booking, and at once where the quote is already booked (docs/product/orders.md). */
export function BookingThanks({ quote, isPublic, booked, action, children }: BookingThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The long form may have been left at its end.
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <Sheet role="status">
      <DoneMark />
      <h2 ref={heading} tabIndex={-1}>
        {t('Order #{number}', { number: String(quote.uniqueId) })}
      </h2>
      <p>{t('Your order has been booked successfully.')}</p>
      <p>{t('Thank you for your order! Please check your email for an order confirmation.')}</p>
      {booked !== null && <BookedFacts quote={quote} order={booked.order} />}
      {children}
      {isPublic && <NextSteps quote={quote} price={booked?.price ?? null} />}
      {action !== undefined && <Action>{action}</Action>}
    </Sheet>
  );
}

function NextSteps({ quote, price }: { quote: BookableQuote; price: number | null }) {
  const { name: payee, phone } = sellerOf(quote);
  return (
    <Steps aria-labelledby="next-steps">
      <h3 id="next-steps">{t('What happens next')}</h3>
      <ol>
        <li>{t('Accept the terms by the link in our email.')}</li>
        <li>
          {price === null
            ? publicPaymentText(payee)
            : paymentText('heldUntilPaid', { price, payee, company: payee, paidOn: null })}{' '}
          {phone !== '' && <HowToPay phone={phone} number={quote.uniqueId} />}
        </li>
        <li>{t('We find a carrier and email you when a driver is assigned.')}</li>
      </ol>
    </Steps>
  );
}

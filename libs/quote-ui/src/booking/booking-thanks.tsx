import { messages } from '@overland/contracts';
import { t } from '@overland/i18n';
import { Card, CheckIcon, styled, TextWith } from '@overland/ui';
import { Link } from '@overland/web';
import { type ReactNode, useEffect, useRef } from 'react';

const Sheet = styled(Card)({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: '48px 24px',
  textAlign: 'center',
  '& h2': { fontSize: 34, fontWeight: 800, lineHeight: 1.2, letterSpacing: '-.01em' },
  '& h2:focus': { outline: 'none' },
  '& h2 + p': { fontSize: 20, fontWeight: 800, lineHeight: 1.3 },
  '& p': { fontSize: 16, maxWidth: 520 },
});
const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  marginBottom: 8,
  borderRadius: '50%',
  background: 'var(--panel)',
  color: 'var(--panel-ink)',
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

export interface BookingThanksProps {
  /** The number of the quote, which is the order's. */
  uniqueId: number;
  /** Booked by the customer: shows what happens next. */
  isPublic: boolean;
  /** What one may do next: a `LinkButton`. */
  action?: ReactNode;
  /** Where the emails go. */
  children?: ReactNode;
}

/** After booking, and at once where the quote is already booked (docs/product/orders.md). */
export function BookingThanks({ uniqueId, isPublic, action, children }: BookingThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Sheet role="status">
      <Mark aria-hidden="true">
        <CheckIcon size={30} />
      </Mark>
      <h2 ref={heading} tabIndex={-1}>
        {t('Order #{number}', { number: String(uniqueId) })}
      </h2>
      <p>{t('Your order has been booked successfully.')}</p>
      <p>{t('Thank you for your order! Please check your email for an order confirmation.')}</p>
      {children}
      {isPublic && <NextSteps />}
      {action !== undefined && <Action>{action}</Action>}
    </Sheet>
  );
}

/** What a customer can expect after booking without signing in. */
function NextSteps() {
  return (
    <Steps aria-labelledby="next-steps">
      <h3 id="next-steps">{t('What happens next')}</h3>
      <ol>
        <li>
          <TextWith part={<Link to="/terms">{t('order terms')}</Link>}>
            {(link) => t('Accept the {terms}. The link is in your email.', { terms: link })}
          </TextWith>
        </li>
        <li>{t(messages.publicPayment)}</li>
        <li>{t('We find a carrier and email you when a driver is assigned.')}</li>
      </ol>
    </Steps>
  );
}

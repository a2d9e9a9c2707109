import { Card, CheckIcon, Note, styled } from '@overland/ui';
import { type ReactNode, useEffect, useRef } from 'react';

const Sheet = styled(Card)({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: '48px 24px',
  textAlign: 'center',
  '& h2': { fontSize: 26, fontWeight: 800, lineHeight: 1.2, letterSpacing: '-.01em' },
  '& h2:focus': { outline: 'none' },
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
const Next = styled('div')({
  marginTop: 14,
  display: 'flex',
  gap: 12,
  flexWrap: 'wrap',
  justifyContent: 'center',
});

export interface BookingThanksProps {
  /** The number of the quote, which is the order's. */
  uniqueId: number;
  /** What the booking answered, where it says more: that payment is awaited. */
  message?: string;
  /** What one may do next: a `LinkButton`. */
  action?: ReactNode;
}

/** After booking, and at once where the quote is already booked (specification, section 2, book order). */
export function BookingThanks({ uniqueId, message, action }: BookingThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const awaitsPayment = message?.includes('payment') === true;
  return (
    <Sheet role="status">
      <Mark aria-hidden="true">
        <CheckIcon size={30} />
      </Mark>
      <h2 ref={heading} tabIndex={-1}>
        Your order has been booked successfully.
      </h2>
      <p>Thank you for your order! Please check your email for an order confirmation.</p>
      {awaitsPayment && <Note as="p">{message}</Note>}
      <Note>Your order number is #{uniqueId}.</Note>
      {action !== undefined && <Next>{action}</Next>}
    </Sheet>
  );
}

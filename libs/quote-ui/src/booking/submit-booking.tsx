import { t } from '@overland/i18n';
import { DockedActions, formatMoney, PHONE, styled } from '@overland/ui';
import { FormError, SubmitButton, WrongCount } from '@overland/ui/forms';
import type { ReactNode } from 'react';
import { DockedTotal } from '../quote/docked-sums';
import type { Totals } from './booking-choice';
import { NARROW } from './booking-columns';
import type { BookingRules } from './booking-schema';
import { OtherPrice } from './other-price';
import type { PriceOffer } from './price-offer';
import { useTotal } from './use-total';

/** Stays in sight at the foot of a summary that is taller than the window. */
const Wide = styled('div')({
  display: 'grid',
  position: 'sticky',
  bottom: 0,
  margin: '0 -20px -20px',
  padding: '10px 20px 20px',
  background: 'var(--paper)',
  // Within the border of the card.
  borderRadius: '0 0 11px 11px',
  [NARROW]: { position: 'static' },
  [PHONE]: { display: 'none' },
});

interface SubmitProps {
  rules: BookingRules;
  totals: Totals;
  offer: PriceOffer | null;
  /** What is said before. */
  children?: ReactNode;
}

/** The server's error as a heading above the button; on a phone the button is docked at the bottom with the price. */
export function SubmitBooking({ rules, totals, offer, children }: SubmitProps) {
  const { dollars: total } = useTotal(rules, totals);
  const label = offer ? t('Book at {price}', { price: formatMoney(total) }) : t('Submit Order');
  return (
    <>
      {children}
      {offer?.isRefusal && <OtherPrice rules={rules} offer={offer} />}
      <FormError />
      <WrongCount />
      <Wide>
        <SubmitButton busyLabel={t('Processing...')} showsError={false} wide>
          {label}
        </SubmitButton>
      </Wide>
      <DockedActions>
        <DockedTotal>
          {formatMoney(total)}
          <small>{t('in total')}</small>
        </DockedTotal>
        <SubmitButton busyLabel={t('Processing...')} showsError={false}>
          {label}
        </SubmitButton>
      </DockedActions>
    </>
  );
}

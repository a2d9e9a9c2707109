import { t } from '@overland/i18n';
import { formatMoney, styled } from '@overland/ui';
import type { BookingRules } from './booking-schema';
import type { PriceOffer } from './price-offer';
import { useTotal } from './use-total';

const Offer = styled('div')({
  display: 'grid',
  gap: 6,
  padding: '12px 14px',
  borderRadius: 8,
  background: 'var(--amber-tint)',
  color: 'var(--ink)',
  fontSize: 15,
  lineHeight: 1.5,
  '& h2': { fontSize: 16, fontWeight: 800, lineHeight: 1.4 },
  '& s': { color: 'var(--ink-2)' },
  '& b': { fontWeight: 800, fontSize: 20 },
});
/** Old and new price side by side; nothing is booked until the button is pressed again. */
export function OtherPrice({ rules, offer }: { rules: BookingRules; offer: PriceOffer }) {
  const { dollars: before } = useTotal(rules, offer.before);
  const { dollars: now } = useTotal(rules, offer.now);
  return (
    <Offer {...(offer.isRefusal && { role: 'alert' })}>
      <h2 {...(offer.isRefusal && { tabIndex: -1, 'data-form-error': true })}>{offer.message}</h2>
      <span>
        {before !== now && (
          <>
            <s>{formatMoney(before)}</s> →{' '}
          </>
        )}
        <b>{formatMoney(now)}</b>
      </span>
      <span>
        {before === now
          ? t('The total has not changed. Nothing is booked yet.')
          : t('Nothing is booked yet.')}
      </span>
    </Offer>
  );
}

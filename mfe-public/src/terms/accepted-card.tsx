import { firstName, type OrderTerms } from '@overland/contracts';
import { t } from '@overland/i18n';
import { Card, DoneMark, formatDayIn, LinkButton, PHONE, styled } from '@overland/ui';
import { useLocation } from '@overland/web';
import { useEffect, useRef } from 'react';
import { Docked, OnWindows } from './docked';
import { PdfLink } from './pdf-link';

const Sheet = styled(Card)({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: '40px 24px',
  textAlign: 'center',
  [PHONE]: { padding: '32px 16px' },
  '& h2': { fontSize: 26, fontWeight: 800, lineHeight: 1.2 },
  '& h2:focus': { outline: 'none' },
  '& p': { maxWidth: 520 },
});
const Next = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px 24px',
  marginTop: 12,
  '& button': { minHeight: 44 },
});

interface AcceptedCardProps {
  order: OrderTerms;
  accepted: NonNullable<OrderTerms['accepted']>;
  /** Accepted on this page: the words are read aloud. */
  isNew: boolean;
}

export function AcceptedCard({ order, accepted, isNew }: AcceptedCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const orderPage = useOrderPage(order);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const onward = (
    <LinkButton to={orderPage} variant="go">
      {t('See your order')}
    </LinkButton>
  );
  return (
    <Sheet as="section" aria-label={t('Accepted')}>
      <DoneMark />
      <h2 ref={heading} tabIndex={-1}>
        {t('Thank you, {name}', { name: firstName(accepted.fullName) })}
      </h2>
      <p>
        {t(
          '{name} accepted version {version} of the terms on {day}. Our email to you has a link to the PDF.',
          {
            name: accepted.fullName,
            version: accepted.version,
            day: formatDayIn(accepted.at, order.timeZone),
          },
        )}
      </p>
      <Next>
        <OnWindows>{onward}</OnWindows>
        <PdfLink order={order}>{t('What you accepted, as a PDF')}</PdfLink>
      </Next>
      <Docked>{onward}</Docked>
    </Sheet>
  );
}

/** By the link of the email, else the page that the customer came from, else where it is found by email and number. */
function useOrderPage({ token }: OrderTerms): string {
  const { state }: { state: { orderPage?: string } | null } = useLocation();
  return token === null ? (state?.orderPage ?? '/order-status') : `/order-status/${token}`;
}

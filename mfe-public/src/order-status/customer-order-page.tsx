import type { CustomerOrder } from '@overland/contracts';
import { t } from '@overland/i18n';
import {
  DockedActions,
  PageFrame,
  PHONE,
  PhoneIcon,
  QueryState,
  SkeletonCard,
  styled,
  telHref,
  useLoadedLater,
} from '@overland/ui';
import { Link, useApiQuery, useParams } from '@overland/web';
import { Column } from '../column';
import { QuoteCompany } from '../public-quote/quote-company';
import { contactOfOrder } from './contact-of-order';
import { customerOrderQuery } from './customer-order-query';
import { ContactCard, lacksTerms, PapersCard } from './help-cards';
import { isOver, LinkOver } from './link-over';
import { NextDayCard, ProgressCard, StopsCard, VehiclesCard } from './order-cards';
import { OrderSign } from './order-sign';
import { PaymentCard } from './payment-card';
import { RequestsCard } from './requests-card';
import { SurveyCard } from './survey-card';
import { WhereCard } from './where-card';

/** Main and side column; on a phone all cards under each other, the next day first and what does not change last. */
const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 24,
  marginTop: 24,
  alignItems: 'start',
  '& > section:first-of-type': { gridColumn: '1 / -1' },
  '& > div': { display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media (max-width: 960px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { display: 'contents' },
    '& > div:last-of-type > section:first-of-type': { order: -1 },
    '& > div:first-of-type > section:not(:first-of-type)': { order: 1 },
  },
  [PHONE]: { gap: 16, marginTop: 16 },
});
const Call = styled('a')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  width: '100%',
  minHeight: 52,
  padding: '6px 12px',
  borderRadius: 8,
  background: 'var(--sign)',
  color: 'var(--sign-ink)',
  fontSize: 18,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  '& svg': { flex: 'none' },
});
const Foot = styled('p')({
  marginTop: 20,
  fontSize: 14,
  lineHeight: 1.5,
  color: 'var(--ink-2)',
  '& a': { color: 'var(--blue)' },
});

const loadLater = () => import('./after-first-view');

/** `/order-status/:token`: the customer's own order, by the link of an email (docs/product/orders.md). */
export function CustomerOrderPage() {
  const { token = '' } = useParams();
  const order = useApiQuery(...customerOrderQuery(token));
  const isEnded = isOver(order.error);
  const isShown = order.data !== undefined && !isEnded;
  return (
    <Column wide>
      <PageFrame title={t('Your order')} {...(isShown && { sign: <Head order={order.data} /> })}>
        {isEnded ? (
          <LinkOver />
        ) : (
          <QueryState query={order} skeleton={<SkeletonCard height={720} />}>
            {(data) => <Body order={data} />}
          </QueryState>
        )}
      </PageFrame>
    </Column>
  );
}

const Head = ({ order }: { order: CustomerOrder }) => (
  <>
    <QuoteCompany quote={order} words={t('Order with')} />
    <OrderSign order={order} />
  </>
);

function Body({ order }: { order: CustomerOrder }) {
  const { name, phone } = contactOfOrder(order);
  const later = useLoadedLater(loadLater, true);
  // What is missing comes first.
  const isMissing = lacksTerms(order);
  return (
    <>
      <Cards>
        <ProgressCard order={order} />
        <div>
          <WhereCard order={order} />
          <StopsCard order={order} />
          <RequestsCard order={order} />
          <VehiclesCard order={order} />
        </div>
        <div>
          <NextDayCard order={order} />
          {isMissing && <PapersCard order={order} />}
          <SurveyCard order={order} />
          <ContactCard order={order} />
          <PaymentCard order={order} />
          {!isMissing && <PapersCard order={order} />}
          {later && <later.PushCard order={order} />}
        </div>
      </Cards>
      {later && <later.LiveOrder order={order} />}
      <Foot>
        {t('This page is yours: anyone with the link from your email can see it.')}{' '}
        <Link to="/order-status?by=email">{t('Send me a new link')}</Link>
      </Foot>
      {phone !== '' && (
        <DockedActions>
          <Call href={telHref(phone)}>
            <PhoneIcon size={20} /> {t('Call {name}', { name })}
          </Call>
        </DockedActions>
      )}
    </>
  );
}

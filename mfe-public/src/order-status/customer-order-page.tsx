import type { CustomerOrder } from '@overland/contracts';
import { t } from '@overland/i18n';
import { PHONE, styled } from '@overland/ui';
import { Link, useApiQuery, useParams } from '@overland/web';
import { LoadedPage } from '../public-page';
import { customerOrderQuery } from '../queries';
import { ChangesCard } from '../terms/changes-card';
import { ClaimsCard } from './claims-card';
import { ContactCard, PapersCard, SurveyCard } from './help-cards';
import { isOver, LinkOver } from './link-over';
import { LiveOrder } from './live-order';
import { NextDocked, NextThingCard } from './next-thing-card';
import { NextDayCard, ProgressCard, StopsCard, VehiclesCard } from './order-cards';
import { signOfOrder } from './order-sign';
import { PaymentCard } from './payment-card';
import { PushCard } from './push-card';
import { RequestsCard } from './requests-card';
import { WhereCard } from './where-card';

/** Main and side column; on a phone all cards under each other, what is next first and what does not change last. */
const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 24,
  marginTop: 24,
  alignItems: 'start',
  '& > section': { gridColumn: '1 / -1' },
  '& > div': { display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media (max-width: 960px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { display: 'contents' },
    '& > [data-next], & > [data-next] + [data-changes]': { order: -2 },
    '& > div:last-of-type > section:first-of-type': { order: -1 },
    '& > div:first-of-type > section:not(:first-of-type)': { order: 1 },
  },
  [PHONE]: { gap: 16, marginTop: 16 },
});
const Foot = styled('p')({
  marginTop: 20,
  fontSize: 14,
  lineHeight: 1.5,
  color: 'var(--ink-2)',
});

export function CustomerOrderPage() {
  const { token = '' } = useParams();
  const order = useApiQuery(...customerOrderQuery(token));
  return (
    <LoadedPage
      width="wide"
      title={t('Your order')}
      query={order}
      instead={isOver(order.error) && <LinkOver />}
      skeleton={720}
      sign={signOfOrder}
    >
      {(data) => <Body order={data} />}
    </LoadedPage>
  );
}

function Body({ order }: { order: CustomerOrder }) {
  return (
    <>
      <Cards>
        <NextThingCard order={order} />
        {order.before && (
          <ChangesCard before={order.before} versionNow={order.before.versionNow} timeZone={order.timeZone} />
        )}
        <ProgressCard order={order} />
        <div>
          <WhereCard order={order} />
          <StopsCard order={order} />
          <RequestsCard order={order} />
          {/* Not a section of its column, so that on a phone it does not come last. */}
          <div style={{ display: 'contents' }}>
            <ClaimsCard order={order} />
          </div>
          <VehiclesCard order={order} />
        </div>
        <div>
          <NextDayCard order={order} />
          <SurveyCard order={order} />
          <ContactCard order={order} />
          <PaymentCard order={order} />
          <PapersCard order={order} />
          <PushCard order={order} />
        </div>
      </Cards>
      <LiveOrder order={order} />
      <Foot>
        {t('This page is yours: anyone with its link can see it.')}{' '}
        <Link to="/order-status?by=email">{t('Send me a new link')}</Link>
      </Foot>
      <NextDocked order={order} />
    </>
  );
}

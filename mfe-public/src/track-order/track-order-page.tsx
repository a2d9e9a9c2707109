import { messages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { LinkButton, Stack, styled } from '@overland/ui';
import { useApiQuery } from '@overland/web';
import { useState } from 'react';
import { isOver, LinkOver } from '../order-status/link-over';
import { NextDayCard, ProgressCard } from '../order-status/order-cards';
import { OrderLookupForm } from '../order-status/order-lookup-form';
import { signOfOrder } from '../order-status/order-sign';
import { WhereCard } from '../order-status/where-card';
import { LoadedPage, PublicPage } from '../public-page';
import { customerOrderQuery } from '../queries';

const Body = styled(Stack)({ marginTop: 24 });

export function TrackOrderPage() {
  const [token, setToken] = useState<string | null>(null);
  if (token !== null) return <Tracked token={token} />;
  return (
    <PublicPage title={t('Track Your Order')}>
      <OrderLookupForm
        endpoint={calls.customerOrders.track}
        label={t('Track Order')}
        whenUnreachable={messages.locationNotRequested}
        onFound={setToken}
      />
    </PublicPage>
  );
}

/** Read again by the link of the order, so that nothing is typed twice. */
function Tracked({ token }: { token: string }) {
  const order = useApiQuery(...customerOrderQuery(token));
  return (
    <LoadedPage
      title={t('Track Your Order')}
      query={order}
      instead={isOver(order.error) && <LinkOver />}
      skeleton={480}
      sign={signOfOrder}
    >
      {(shown) => (
        <Body>
          <NextDayCard order={shown} />
          <WhereCard order={shown} />
          <ProgressCard order={shown} />
          <LinkButton to={`/order-status/${token}`} wide>
            {t('See the whole order')}
          </LinkButton>
        </Body>
      )}
    </LoadedPage>
  );
}

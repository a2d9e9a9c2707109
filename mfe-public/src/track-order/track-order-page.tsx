import { messages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { LinkButton, PageFrame, QueryState, SkeletonCard, Stack, styled } from '@overland/ui';
import { useApiQuery } from '@overland/web';
import { useState } from 'react';
import { Column } from '../column';
import { customerOrderQuery } from '../order-status/customer-order-query';
import { isOver, LinkOver } from '../order-status/link-over';
import { NextDayCard, ProgressCard } from '../order-status/order-cards';
import { OrderLookupForm } from '../order-status/order-lookup-form';
import { OrderSign } from '../order-status/order-sign';
import { WhereCard } from '../order-status/where-card';
import { QuoteCompany } from '../public-quote/quote-company';

const Body = styled(Stack)({ marginTop: 24 });

export function TrackOrderPage() {
  const [token, setToken] = useState<string | null>(null);
  if (token !== null) return <Tracked token={token} />;
  return (
    <Column>
      <PageFrame title={t('Track Your Order')}>
        <OrderLookupForm
          endpoint={calls.customerOrders.track}
          label={t('Track Order')}
          whenUnreachable={messages.locationNotRequested}
          onFound={setToken}
        />
      </PageFrame>
    </Column>
  );
}

/** Read again by the link of the order, so that nothing is typed twice. */
function Tracked({ token }: { token: string }) {
  const order = useApiQuery(...customerOrderQuery(token));
  const { data } = order;
  const isEnded = isOver(order.error);
  return (
    <Column>
      <PageFrame
        title={t('Track Your Order')}
        {...(data &&
          !isEnded && {
            sign: (
              <>
                <QuoteCompany quote={data} words={t('Order with')} />
                <OrderSign order={data} />
              </>
            ),
          })}
      >
        {isEnded ? (
          <LinkOver />
        ) : (
          <QueryState query={order} skeleton={<SkeletonCard height={480} />}>
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
          </QueryState>
        )}
      </PageFrame>
    </Column>
  );
}

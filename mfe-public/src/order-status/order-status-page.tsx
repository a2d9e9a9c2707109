import { messages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { styled } from '@overland/ui';
import { Link, useNavigate, useSearchParams } from '@overland/web';
import { PublicPage } from '../public-page';
import { LinkRequestForm } from './link-request-form';
import { OrderLookupForm } from './order-lookup-form';

const Other = styled('p')({
  marginTop: 8,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

/** `?by=email` asks for the link by email. */
export function OrderStatusPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const byEmail = search.get('by') === 'email';
  return (
    <PublicPage title={t('Order Status')}>
      {byEmail ? (
        <LinkRequestForm />
      ) : (
        <OrderLookupForm
          endpoint={calls.customerOrders.status}
          label={t('See Order')}
          whenUnreachable={messages.orderNotFound}
          onFound={(token) => navigate(`/order-status/${token}`)}
        />
      )}
      <Other>
        {byEmail ? (
          <Link to="/order-status">{t('See the order here')}</Link>
        ) : (
          <Link to="/order-status?by=email">{t('Email me a link to the order')}</Link>
        )}
      </Other>
    </PublicPage>
  );
}

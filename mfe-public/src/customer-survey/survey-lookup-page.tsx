import { messages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { Note, styled } from '@overland/ui';
import { useNavigate } from '@overland/web';
import { OrderLookupForm } from '../order-status/order-lookup-form';
import { PublicPage } from '../public-page';

const Lead = styled(Note)({ marginBottom: 16 });

export function SurveyLookupPage() {
  const navigate = useNavigate();
  return (
    <PublicPage title={t('Customer Survey')}>
      <Lead>{t('Tell us how it went: three questions, about a minute.')}</Lead>
      <OrderLookupForm
        endpoint={calls.customerOrders.survey}
        label={t('Start Survey')}
        whenUnreachable={messages.orderNotFound}
        onFound={(token) => navigate(`/customer-survey/${token}`)}
      />
    </PublicPage>
  );
}

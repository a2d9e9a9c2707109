import { messages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t, translate } from '@overland/i18n';
import { Button, Notice, styled } from '@overland/ui';
import { useApiMutation, useNavigate } from '@overland/web';
import { useKeepCustomerOrder } from '../order-status/use-keep-customer-order';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

interface AfterBookingProps {
  uniqueId: number;
  email: string;
}

/** Names the address that the link to the terms went to, so that the customer sees a typing error in it. */
export function AfterBooking({ uniqueId, email }: AfterBookingProps) {
  const navigate = useNavigate();
  const keep = useKeepCustomerOrder();
  const request = { params: { orderId: `${uniqueId}` }, body: { email } };
  const mailing = useApiMutation(calls.customerOrders.mailLink, t('There was an error sending the link'));
  const finding = useApiMutation(calls.customerOrders.status, {
    whenUnreachable: messages.orderNotFound,
    onSuccess: (order) => {
      keep(order);
      navigate(`/order-status/${order.token}`);
    },
  });
  const problem = mailing.error ?? finding.error;
  return (
    <>
      <p>
        {t('The link that accepts the terms and opens your order goes to {email}, and to nobody else.', {
          email,
        })}
      </p>
      {mailing.data && <Notice tone="sign">{translate(mailing.data.message)}</Notice>}
      {problem && <Notice tone="stop">{problem.message}</Notice>}
      <Actions>
        <Button variant="go" busy={finding.isPending} onClick={() => finding.mutate(request)}>
          {t('See your order')}
        </Button>
        {!mailing.data && (
          <Button busy={mailing.isPending} onClick={() => mailing.mutate(request)}>
            {t('Email It Again')}
          </Button>
        )}
      </Actions>
    </>
  );
}

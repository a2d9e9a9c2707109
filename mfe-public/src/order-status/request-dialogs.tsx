import { CancelWish, type CustomerOrder, DayWish } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { blockedReason, formSchema } from '@overland/quote-ui/booking';
import { Button, formatDay, Note, QueryState, SkeletonLines, Stack } from '@overland/ui';
import { DayField } from '@overland/ui/dates';
import { FormDialog } from '@overland/ui/form-dialog';
import { Form, SubmitButton, TextAreaField } from '@overland/ui/forms';
import { Dialog, DialogButtons } from '@overland/ui/overlays';
import { api, useApiQuery } from '@overland/web';
import { useKeepCustomerOrder } from './use-keep-customer-order';

interface Props {
  order: CustomerOrder;
  onClose: () => void;
}

const notSent = () => t('There was an error sending your request');

export function DayDialog({ order, onClose }: Props) {
  const { token, pickup } = order;
  const days = useApiQuery(
    calls.changeRequests.days,
    { body: { token } },
    t('There was an error getting the pickup days'),
  );
  return (
    <Dialog open onClose={onClose} title={t('Change my date')}>
      <Stack>
        <Note>
          {t(
            'The first pickup day is {day}. Please choose the day that you wish for. We check whether it can be done; until we answer, nothing changes.',
            { day: formatDay(pickup.scheduledAt) },
          )}
        </Note>
        <QueryState query={days} skeleton={<SkeletonLines count={4} />}>
          {(calendar) => <DayForm order={order} calendar={calendar} onClose={onClose} />}
        </QueryState>
      </Stack>
    </Dialog>
  );
}

type Calendar = Parameters<typeof blockedReason>[1];

const dayForm = (isBlocked: (day: string) => string | null) =>
  formSchema<DayWish, DayWish>({
    payload: DayWish,
    toPayload: (values) => values,
    ownIssues: ({ wishedDay }) => {
      const reason = isBlocked(wishedDay);
      return reason === null ? [] : [{ path: ['wishedDay'], message: reason }];
    },
  });

function DayForm({ order, calendar, onClose }: Props & { calendar: Calendar }) {
  const keep = useKeepCustomerOrder();
  const isBlocked = (day: string) =>
    day === order.pickup.scheduledAt
      ? t('This is the first pickup day already.')
      : blockedReason(day, calendar, { mayRush: false });
  const ask = async (wish: DayWish) => {
    const request = { body: { token: order.token, ...wish } };
    keep(await api(calls.changeRequests.askForDay, request, notSent()));
    onClose();
  };
  return (
    <Form
      label={t('Change my date')}
      schema={dayForm(isBlocked)}
      defaultValues={{ wishedDay: '', note: '' }}
      keep={{ as: `pickup-day-${order.orderId}` }}
      onSubmit={ask}
    >
      <Stack>
        <DayField
          name="wishedDay"
          label={t('First pickup day')}
          hint={t('First possible day: {day}', { day: formatDay(calendar.firstPickupDay) })}
          min={calendar.firstPickupDay}
          isBlocked={isBlocked}
        />
        <TextAreaField name="note" label={t('Note (optional)')} maxLength={500} />
        <DialogButtons>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <SubmitButton busyLabel={t('Sending...')}>{t('Ask for This Day')}</SubmitButton>
        </DialogButtons>
      </Stack>
    </Form>
  );
}

export function CancelDialog({ order, onClose }: Props) {
  const keep = useKeepCustomerOrder();
  const ask = async (wish: CancelWish) => {
    const request = { body: { token: order.token, ...wish } };
    keep(await api(calls.changeRequests.askToCancel, request, notSent()));
    onClose();
  };
  return (
    <FormDialog<CancelWish, CancelWish>
      title={t('Cancel my order')}
      schema={CancelWish}
      defaultValues={{ note: '' }}
      keep={{ as: `cancel-${order.orderId}` }}
      onSubmit={ask}
      onClose={onClose}
      cancelLabel={t('Keep My Order')}
      submitLabel={t('Ask to Cancel')}
      busyLabel={t('Sending...')}
      variant="danger"
    >
      <Note>{t('We answer your request here and by email. Until then your order goes on.')}</Note>
      <TextAreaField name="note" label={t('Reason')} maxLength={500} autoFocus />
    </FormDialog>
  );
}

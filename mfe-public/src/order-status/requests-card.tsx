import { type ChangeRequestState, type CustomerOrder, type CustomerRequest } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type Text, t } from '@overland/i18n';
import {
  Button,
  Chip,
  type ChipTone,
  formatDay,
  formatDayIn,
  Note,
  PHONE,
  PlainList,
  Section,
  styled,
  TextButton,
  useLoadedLater,
} from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';
import { useState } from 'react';
import { useKeepCustomerOrder } from './use-keep-customer-order';

const Buttons = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 12,
  [PHONE]: { gridAutoFlow: 'row' },
});
const List = styled(PlainList)({
  display: 'grid',
  'div + &': { borderTop: '1px solid var(--line)', marginTop: 16 },
  '& li': { paddingTop: 14 },
  '& b': { fontWeight: 600 },
});
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '6px 16px',
});
const Quoted = styled(Note)({ overflowWrap: 'anywhere' });

const loadDialogs = () => import('./request-dialogs');

export function RequestsCard({ order }: { order: CustomerOrder }) {
  const { mayAsk, requests } = order;
  if (!mayAsk && requests.length === 0) return null;
  return (
    <Section
      title={t('Need a change?')}
      {...(mayAsk && { note: t('Ask here. We answer here and by email.') })}
    >
      {mayAsk && <Asking order={order} />}
      {requests.length > 0 && (
        <List>
          {requests.map((request) => (
            <Request key={request._id} request={request} order={order} />
          ))}
        </List>
      )}
    </Section>
  );
}

function Asking({ order }: { order: CustomerOrder }) {
  const [asks, setAsks] = useState<'day' | 'cancel' | null>(null);
  const dialogs = useLoadedLater(loadDialogs, asks);
  const close = () => setAsks(null);
  const isOpen = (kind: CustomerRequest['kind']) =>
    order.requests.some((one) => one.kind === kind && one.state === 'open');
  const canAskDay = !isOpen('pickupDate');
  const canCancel = !isOpen('cancel');
  if (!canAskDay && !canCancel) return null;
  return (
    <>
      <Buttons>
        {canAskDay && <Button onClick={() => setAsks('day')}>{t('Change My Date')}</Button>}
        {canCancel && <Button onClick={() => setAsks('cancel')}>{t('Cancel My Order')}</Button>}
      </Buttons>
      {dialogs && asks === 'day' && <dialogs.DayDialog order={order} onClose={close} />}
      {dialogs && asks === 'cancel' && <dialogs.CancelDialog order={order} onClose={close} />}
    </>
  );
}

function Request({
  request,
  order: { mayAsk, token, timeZone },
}: {
  request: CustomerRequest;
  order: CustomerOrder;
}) {
  const isOpen = request.state === 'open';
  const { tone, label } = isOpen && !mayAsk ? tooLate : standingOf[request.state];
  return (
    <li>
      <Line>
        <b>{whatOf(request)}</b>
        <Chip tone={tone}>{t(label)}</Chip>
      </Line>
      {request.note !== '' && <Quoted>“{request.note}”</Quoted>}
      <Quoted>{historyOf(request, timeZone)}</Quoted>
      {isOpen && mayAsk && <TakeBack request={request} token={token} />}
    </li>
  );
}

function TakeBack({ request, token }: { request: CustomerRequest; token: string }) {
  const keep = useKeepCustomerOrder();
  const notify = useNotices((state) => state.notify);
  const withdraw = useApiMutation(calls.changeRequests.withdraw, {
    whenUnreachable: t('There was an error taking this request back'),
    onSuccess: keep,
    onError: (error) => notify('error', error.message),
  });
  return (
    <TextButton
      disabled={withdraw.isPending}
      onClick={() => withdraw.mutate({ body: { token, requestId: request._id } })}
    >
      {t('Take it back')}
    </TextButton>
  );
}

const whatOf = ({ kind, wishedDay }: CustomerRequest): string =>
  kind === 'cancel'
    ? t('Cancel my order')
    : t('First pickup day {day}', { day: wishedDay === null ? '' : formatDay(wishedDay) });

interface Standing {
  tone: ChipTone;
  label: Text;
}

/** Nobody can accept it any more. */
const tooLate: Standing = { tone: 'grey', label: 'Not possible any more' };

const standingOf: Record<ChangeRequestState, Standing> = {
  open: { tone: 'amber', label: 'Not answered yet' },
  accepted: { tone: 'solid', label: 'Accepted' },
  declined: { tone: 'grey', label: 'Declined' },
  withdrawn: { tone: 'grey', label: 'Taken back' },
};

/** "Asked Nov 24, 2026, answered Nov 25, 2026: “Gladly.”" */
function historyOf({ state, askedAt, answeredAt, answer }: CustomerRequest, timeZone: string): string {
  const asked = formatDayIn(askedAt, timeZone);
  if (answeredAt === null) return t('Asked {asked}.', { asked });
  const answered = formatDayIn(answeredAt, timeZone);
  if (state === 'withdrawn') return t('Asked {asked}, taken back {answered}.', { asked, answered });
  return answer === ''
    ? t('Asked {asked}, answered {answered}.', { asked, answered })
    : t('Asked {asked}, answered {answered}: “{answer}”', { asked, answered, answer });
}

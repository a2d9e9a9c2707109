import type { ChangeRequest, Order } from '@overland/contracts';
import { Button, formatDay, formatMoment, Note, PlainList, Section, styled } from '@overland/ui';
import { useState } from 'react';
import { useForms } from './use-forms';

const List = styled(PlainList)({
  display: 'grid',
  gap: 18,
  '& b': { fontWeight: 600 },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 10 });
const Quoted = styled('p')({ overflowWrap: 'anywhere' });

const requestText = ({ kind, wishedDay }: Pick<ChangeRequest, 'kind' | 'wishedDay'>): string =>
  kind === 'cancel'
    ? 'Cancel the order'
    : `First pickup day ${wishedDay === null ? '' : formatDay(wishedDay)}`;

/** Unanswered requests; the answered ones are in the history. */
export function RequestsCard({ order }: { order: Order }) {
  const open = order.requests.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <Section title="The customer asks">
      <List>
        {open.map((request) => (
          <Request key={request._id} request={request} order={order} />
        ))}
      </List>
    </Section>
  );
}

function Request({ request, order }: { request: ChangeRequest; order: Order }) {
  const [answer, setAnswer] = useState<'accepted' | 'declined' | null>(null);
  const forms = useForms(answer);
  const canAccept = order.actions.includes('acceptRequest');
  return (
    <li>
      <b>{requestText(request)}</b>
      {request.kind === 'pickupDate' && <Note>Now {formatDay(order.pickupScheduledAt)}</Note>}
      {request.note !== '' && <Quoted>“{request.note}”</Quoted>}
      <Note>Asked {formatMoment(request.askedAt)}</Note>
      <Buttons>
        {canAccept && (
          <Button size="small" variant="go" onClick={() => setAnswer('accepted')}>
            Accept
          </Button>
        )}
        <Button size="small" onClick={() => setAnswer('declined')}>
          Decline
        </Button>
      </Buttons>
      {forms && answer !== null && (
        <forms.AnswerDialog order={order} request={request} state={answer} onClose={() => setAnswer(null)} />
      )}
    </li>
  );
}

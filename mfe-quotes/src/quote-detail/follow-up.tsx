import type { FollowUpState, Quote } from '@overland/contracts';
import { dayHere } from '@overland/contracts/calendar';
import { calls } from '@overland/contracts/calls';
import {
  formatAgo,
  formatCountOf,
  formatMoment,
  messageOf,
  Note,
  Notice,
  styled,
  TextButton,
  useLoadedLater,
} from '@overland/ui';
import { useApiQuery, usePageKeys, useSecondsLeft } from '@overland/web';
import { useState } from 'react';
import { followUpsUnreachable } from '../quote-query';
import { isFirstEmail, useFollowUpSteps } from './use-follow-up-steps';

const load = () => import('./follow-up-dialog');
const whileItWaitsMs = 5000;

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', alignItems: 'baseline' });
const Lines = styled('div')({ display: 'grid', gap: 4 });
const Quiet = styled('div')({ fontSize: 15, color: 'var(--ink-2)' });

/** How a quote stands with its follow-ups, and the next one by hand. Shown once it is known. */
export function FollowUp({ quote }: { quote: Quote }) {
  const { _id: quoteId } = quote;
  const [awaited, setAwaited] = useState(false);
  const query = useApiQuery(
    calls.followUps.get,
    { params: { quoteId } },
    {
      whenUnreachable: followUpsUnreachable,
      refetchInterval: awaited ? whileItWaitsMs : false,
    },
  );
  const isWaiting = query.data?.waiting != null;
  if (isWaiting !== awaited) setAwaited(isWaiting);
  if (query.error) return <Quiet>{messageOf(query.error)}</Quiet>;
  return query.data ? <Follow quote={quote} state={query.data} /> : null;
}

interface FollowProps {
  quote: Quote;
  state: FollowUpState;
}

function Follow({ quote, state }: FollowProps) {
  const [isWriting, setWriting] = useState(false);
  const dialog = useLoadedLater(load, isWriting);
  const steps = useFollowUpSteps(quote);
  const { answeredAt, refusal } = state;
  const label = isFirstEmail(state) ? 'Email to customer' : 'Follow up by email';
  usePageKeys(
    refusal === null ? [{ key: 'f', label, run: () => setWriting(true) }] : [],
    refusal === null ? [] : [{ key: 'f', label, why: refusal }],
  );
  return (
    <Lines>
      <Line>
        {refusal === null && <TextButton onClick={() => setWriting(true)}>{label}</TextButton>}
        {answeredAt !== null ? (
          <>
            <Quiet>{`The customer answered ${formatAgo(answeredAt, new Date())}.`}</Quiet>
            <TextButton onClick={() => steps.answer(false)}>Not answered</TextButton>
          </>
        ) : (
          isFollowed(state) && <TextButton onClick={() => steps.answer(true)}>Customer answered</TextButton>
        )}
      </Line>
      <Standing state={state} />
      {state.waiting && (
        <Waiting {...state.waiting} to={state.to} isTaking={steps.isTaking} onUndo={steps.takeBack} />
      )}
      {isWriting && dialog && (
        <dialog.FollowUpDialog quote={quote} state={state} onClose={() => setWriting(false)} />
      )}
    </Lines>
  );
}

/** Whether an answer would end something, or is worth noting. */
const isFollowed = ({ last, days }: FollowUpState) => last !== null || days.length > 0;

function Standing({ state }: Pick<FollowProps, 'state'>) {
  const { last, days, refusal, waiting, nextAt } = state;
  const nextText =
    last && nextAt !== null && waiting === null ? `; the next can go out ${withinADay(nextAt)}` : '';
  return (
    <>
      {last && <Quiet>{`${lastText(last)}${nextText}.`}</Quiet>}
      {waiting === null && refusal !== null && nextText === '' && <Quiet>{refusal}</Quiet>}
      {days.length > 0 && (
        <Note>{`Followed up automatically after ${daysText(days)}, until the customer answers.`}</Note>
      )}
    </>
  );
}

const lastText = ({ at, by, isByRule }: NonNullable<FollowUpState['last']>): string =>
  `Emailed ${formatAgo(at, new Date())}${isByRule ? ', automatically' : by === '' ? '' : ` by ${by}`}`;

/** Of an instant of the next 24 hours: "tomorrow at 3:55 PM". */
const withinADay = (instant: string): string => {
  const day = dayHere(new Date(instant)) === dayHere(new Date()) ? 'today' : 'tomorrow';
  return `${day} at ${formatMoment(instant).split(', ').at(-1)}`;
};

/** "1, 3, and 6 days", "1 day" */
const daysText = (days: readonly number[]): string =>
  `${new Intl.ListFormat('en-US').format(days.map(String))} ${days.at(-1) === 1 ? 'day' : 'days'}`;

interface WaitingProps extends NonNullable<FollowUpState['waiting']> {
  /** The quote's address as it is now: an edit changes where the email goes. */
  to: string;
  isTaking: boolean;
  onUndo: (followUpId: string) => void;
}

function Waiting({ followUpId, undoUntil, to, isTaking, onUndo }: WaitingProps) {
  const left = useSecondsLeft(undoUntil);
  if (to === '') return <Quiet>The email is not sent unless the quote gets an address again.</Quiet>;
  if (left === 0) return <Quiet>The email is on its way.</Quiet>;
  return (
    <Notice tone="sign">
      <Line>
        <span role="timer">{`The email to ${to} goes out in ${formatCountOf(left, 'second')}.`}</span>
        <TextButton disabled={isTaking} onClick={() => onUndo(followUpId)}>
          Undo
        </TextButton>
      </Line>
    </Notice>
  );
}

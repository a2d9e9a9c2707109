import type { ClaimState, CustomerClaim, CustomerClaims, CustomerOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type Text, t } from '@overland/i18n';
import {
  Button,
  Chip,
  type ChipTone,
  ConfirmProvider,
  formatDay,
  formatDayIn,
  formatMoney,
  Note,
  PlainList,
  Section,
  styled,
  TextButton,
  useConfirm,
  useLoadedLater,
} from '@overland/ui';
import { useApiMutation, useApiQuery, useCached, useNotices } from '@overland/web';
import { useState } from 'react';
import { ClaimFiles } from './claim-files';

const List = styled(PlainList)({
  display: 'grid',
  gap: 16,
  'button + &': { borderTop: '1px solid var(--line)', marginTop: 16, paddingTop: 14 },
  '& b': { fontWeight: 600 },
});
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '6px 16px',
});
const Said = styled(Note)({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const loadDialog = () => import('./claim-dialog');
const halfMinute = 30_000;

/** Damage after the delivery: reporting it, and what became of it. Nothing is promised before it is approved. */
export function ClaimsCard({ order }: { order: CustomerOrder }) {
  const { token } = order;
  const claims = useApiQuery(
    calls.orderClaims.customerList,
    { body: { token } },
    {
      whenUnreachable: t('There was an error getting your reports'),
      refetchInterval: halfMinute,
      enabled: order.status === 'Delivered',
    },
  );
  if (!claims.data) return null;
  const { mayReport, list, until, today } = claims.data;
  if (!mayReport && list.length === 0) return null;
  return (
    <Section
      title={t('Is something damaged?')}
      {...(mayReport &&
        until !== null && { note: t('You can report it here until {day}.', { day: formatDay(until) }) })}
    >
      {mayReport && <Reporting order={order} claims={claims.data} />}
      {list.length > 0 && (
        <List>
          {list.map((claim) => (
            <Claim key={claim._id} claim={claim} today={today} order={order} />
          ))}
        </List>
      )}
    </Section>
  );
}

function Reporting({ order, claims }: { order: CustomerOrder; claims: CustomerClaims }) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useLoadedLater(loadDialog, isOpen);
  const { deliveredOn } = claims;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Report Damage')}</Button>
      {dialog && isOpen && deliveredOn !== null && (
        <dialog.CustomerClaimDialog
          order={order}
          days={{ deliveredOn, today: claims.today }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const standings: Record<ClaimState, { tone: ChipTone; label: Text }> = {
  reported: { tone: 'amber', label: 'Not answered yet' },
  inReview: { tone: 'blue', label: 'We are looking at it' },
  approved: { tone: 'sign', label: 'Approved' },
  declined: { tone: 'grey', label: 'Declined' },
  paid: { tone: 'solid', label: 'Paid' },
  // By the customer or by staff.
  withdrawn: { tone: 'grey', label: 'Closed' },
};

interface ClaimProps {
  claim: CustomerClaim;
  today: string;
  order: CustomerOrder;
}

function Claim({ claim, today, order: { token, timeZone } }: ClaimProps) {
  const { tone, label } = standings[claim.state];
  const standing = standingText(claim, today);
  return (
    <li>
      <Line>
        <b>{claim.vehicles.join(', ')}</b>
        <Chip tone={tone}>{t(label)}</Chip>
      </Line>
      <Said>“{claim.what}”</Said>
      <ClaimFiles files={claim.ownFiles} />
      <Note>{reportedText(claim, timeZone)}</Note>
      {standing !== '' && <p>{standing}</p>}
      {claim.earlierAnswers.map((answer) => (
        <Said key={answer}>{t('We told you before: “{answer}”', { answer })}</Said>
      ))}
      {claim.answer !== '' && <Said>{t('Our answer: “{answer}”', { answer: claim.answer })}</Said>}
      {claim.mayWithdraw && (
        <ConfirmProvider>
          <TakeBack claim={claim} token={token} />
        </ConfirmProvider>
      )}
    </li>
  );
}

function reportedText({ reportedAt, asked }: CustomerClaim, timeZone: string): string {
  const reported = t('Reported {day}.', { day: formatDayIn(reportedAt, timeZone) });
  const amount = asked === null ? '' : t('You asked for {amount}.', { amount: formatMoney(asked) });
  return [reported, amount].filter((text) => text !== '').join(' ');
}

/** What is next, or what became of it. */
function standingText({ state, answerBy, agreed, paid }: CustomerClaim, today: string): string {
  if (answerBy !== null && answerBy < today)
    return t('Our answer is late, and we are sorry. Please call us.');
  if (answerBy !== null) {
    const day = formatDay(answerBy);
    return state === 'reported'
      ? t('Our first answer is here by {day}.', { day })
      : t('We decide by {day}.', { day });
  }
  if (state === 'approved') return t('Approved: {amount}.', { amount: formatMoney(agreed ?? 0) });
  return state === 'paid' ? t('Paid: {amount}.', { amount: formatMoney(paid ?? 0) }) : '';
}

function TakeBack({ claim, token }: { claim: CustomerClaim; token: string }) {
  const notify = useNotices((state) => state.notify);
  const confirm = useConfirm();
  const { keep } = useCached(calls.orderClaims.customerList);
  const withdraw = useApiMutation(calls.orderClaims.customerWithdraw, {
    whenUnreachable: t('There was an error taking this report back'),
    onSuccess: (claims) => {
      keep({ body: { token } }, claims);
      notify('success', t('Your report is taken back.'));
    },
    onError: (error) => notify('error', error.message),
  });
  return (
    <TextButton
      disabled={withdraw.isPending}
      onClick={async () => {
        const isSure = await confirm({
          title: t('Take back your report?'),
          text: t('Then we no longer look into the damage.'),
          confirmLabel: t('Take Back the Report'),
          isDestructive: true,
        });
        if (isSure) withdraw.mutate({ body: { token, claimId: claim._id } });
      }}
    >
      {t('Take Back the Report')}
    </TextButton>
  );
}

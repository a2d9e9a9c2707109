import { claimDueLabel, claimLabels, isDelivered, type Order, type OrderClaim } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import {
  Button,
  Chip,
  Facts,
  formatDay,
  formatMoment,
  formatMoney,
  Note,
  Notice,
  PlainList,
  QueryState,
  Section,
  SkeletonLines,
  styled,
} from '@overland/ui';
import { useApiQuery } from '@overland/web';
import { useState } from 'react';
import { useForms } from '../order-detail/use-forms';
import { halfMinute } from '../order-queries';
import { ClaimPhotos } from './claim-photos';
import { claimTones } from './claim-tones';

const List = styled(PlainList)({
  '& > li + li': { borderTop: '1px solid var(--line)', marginTop: 18, paddingTop: 18 },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  '& b': { fontWeight: 600 },
});
const What = styled('p')({ margin: '8px 0 12px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const Late = styled('div')({ marginBottom: 12 });

/** Damage that was reported of a delivered order; nothing before the delivery. */
export function ClaimsCard({ order }: { order: Order }) {
  const { orderId } = order;
  const isShown = isDelivered(order.flaggedFrom ?? order.sdStatus);
  const query = useApiQuery(
    calls.orderClaims.list,
    { params: { orderId } },
    {
      whenUnreachable: "There was an error getting this order's claims",
      refetchInterval: halfMinute,
      enabled: isShown,
    },
  );
  const [isReporting, setReporting] = useState(false);
  const forms = useForms(isReporting);
  if (!isShown) return null;
  const { data } = query;
  return (
    <>
      <Section
        title="Claims"
        aside={
          data?.mayReport && (
            <Button size="small" onClick={() => setReporting(true)}>
              Report Damage
            </Button>
          )
        }
      >
        <QueryState query={query} skeleton={<SkeletonLines count={2} />}>
          {({ claims }) =>
            claims.length === 0 ? (
              <Note>No damage has been reported.</Note>
            ) : (
              <List>
                {claims.map((claim) => (
                  <Claim key={claim._id} claim={claim} order={order} />
                ))}
              </List>
            )
          }
        </QueryState>
      </Section>
      {forms && isReporting && data && data.deliveredOn !== null && (
        <forms.StaffClaimDialog
          order={order}
          claims={{ ...data, deliveredOn: data.deliveredOn }}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}

function Claim({ claim, order }: { claim: OrderClaim; order: Order }) {
  // The steps of a claim are what the page was opened for.
  const forms = useForms(claim.steps.length > 0);
  const answerer = answererText(claim);
  const { number, state, what, answerBy, isOverdue, answer, earlierAnswers, files } = claim;
  return (
    <li>
      <Head>
        <b>
          Claim {number}: {claim.vehicles.join(', ')}
        </b>
        <Chip tone={claimTones[state]}>{claimLabels[state]}</Chip>
      </Head>
      <Note>
        Reported by {claim.reportedBy}
        {claim.source === 'customer' && ' (customer)'}, {formatMoment(claim.reportedAt)}
      </Note>
      <What>{what}</What>
      {isOverdue && answerBy !== null && (
        <Late>
          <Notice tone="stop">
            {`${claimDueLabel(state)} ${formatDay(answerBy)}. That day has passed.`}
          </Notice>
        </Late>
      )}
      <Facts facts={factsOf(claim)} />
      {earlierAnswers.map((earlier) => (
        <What key={earlier}>Told the customer before: “{earlier}”</What>
      ))}
      {answer !== '' && <What>Told the customer: “{answer}”</What>}
      <ClaimPhotos files={files} />
      {answerer !== '' && <Note>{answerer}</Note>}
      {forms && <forms.ClaimSteps claim={claim} order={order} />}
    </li>
  );
}

/** Who goes on with it and by when, for those who do not; '' where nobody has to. */
function answererText({ state, answerBy, isOverdue, steps }: OrderClaim): string {
  if (steps.some((step) => step !== 'withdraw')) return '';
  if (state === 'approved') return 'Overland pays it, and emails the customer and your company then.';
  if (state !== 'reported' && state !== 'inReview') return '';
  const by = answerBy === null || isOverdue ? '' : ` by ${formatDay(answerBy)}`;
  return `Overland ${state === 'reported' ? 'answers' : 'decides'}${by}, and emails each decision to the customer and your company.`;
}

const factsOf = ({ state, noticedOn, asked, agreed, paid, answerBy, ...claim }: OrderClaim) =>
  [
    {
      label: claimDueLabel(state),
      value: answerBy !== null && !claim.isOverdue && formatDay(answerBy),
    },
    { label: 'Noticed', value: formatDay(noticedOn) },
    { label: 'Asked for', value: asked === null ? 'No amount' : formatMoney(asked) },
    { label: 'Approved', value: agreed !== null && formatMoney(agreed) },
    { label: 'Paid', value: paid !== null && formatMoney(paid) },
    {
      label: answeredLabel(state),
      value: claim.answeredAt !== null && `${claim.answeredBy}, ${formatMoment(claim.answeredAt)}`,
    },
  ].filter(({ value }) => value !== false);

/** To take it into review is the first answer, and no decision. */
function answeredLabel(state: OrderClaim['state']): string {
  if (state === 'inReview') return 'Taken into review';
  return state === 'withdrawn' ? 'Withdrawn' : 'Decided';
}

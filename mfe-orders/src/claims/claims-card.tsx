import {
  type ClaimState,
  claimLabels,
  isDelivered,
  type Order,
  type OrderClaim,
  type OrderFile,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import {
  Button,
  Chip,
  type ChipTone,
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
import { useEffect, useRef, useState } from 'react';
import { PictureDialog } from '../files/picture-dialog';
import { Picture, Tile, Tiles, Words } from '../files/tile-parts';
import { halfMinute } from '../order-queries';
import { ClaimSteps } from './claim-steps';
import { StaffClaimDialog } from './staff-claim-dialog';

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
const Opener = styled('button')({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});

const tones: Record<ClaimState, ChipTone> = {
  reported: 'amber',
  inReview: 'blue',
  approved: 'sign',
  declined: 'grey',
  paid: 'solid',
  withdrawn: 'grey',
};

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
  const top = useLedTo(isShown && query.data !== undefined);
  if (!isShown) return null;
  const { data } = query;
  return (
    <div ref={top}>
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
      {isReporting && data && data.deliveredOn !== null && (
        <StaffClaimDialog
          order={order}
          claims={{ ...data, deliveredOn: data.deliveredOn }}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  );
}

/** The card comes later than the page, which would have brought it into view. */
function useLedTo(isThere: boolean) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThere && location.hash === '#claims') top.current?.scrollIntoView({ block: 'center' });
  }, [isThere]);
  return top;
}

function Claim({ claim, order }: { claim: OrderClaim; order: Order }) {
  const { number, state, what, answerBy, isOverdue, files } = claim;
  return (
    <li>
      <Head>
        <b>
          Claim {number}: {claim.vehicles.join(', ')}
        </b>
        <Chip tone={tones[state]}>{claimLabels[state]}</Chip>
      </Head>
      <Note>
        Reported by {claim.reportedBy}
        {claim.source === 'customer' ? ', the customer,' : ''} {formatMoment(claim.reportedAt)}
      </Note>
      <What>{what}</What>
      {answerBy !== null && (
        <Notice tone={isOverdue ? 'stop' : 'amber'}>
          {`${state === 'reported' ? 'A first answer' : 'The decision'} ${isOverdue ? 'was' : 'is'} due by ${formatDay(answerBy)}.`}
        </Notice>
      )}
      <Facts facts={factsOf(claim)} />
      <Photos files={files} />
      <ClaimSteps claim={claim} order={order} />
    </li>
  );
}

const factsOf = ({ noticedOn, asked, agreed, paid, answer, answeredBy, answeredAt }: OrderClaim) =>
  [
    { label: 'Noticed', value: formatDay(noticedOn) },
    { label: 'Asked for', value: asked === null ? 'No amount' : formatMoney(asked) },
    { label: 'Approved', value: agreed !== null && formatMoney(agreed) },
    { label: 'Paid', value: paid !== null && formatMoney(paid) },
    { label: 'Told the customer', value: answer },
    {
      label: 'Answered',
      value: answeredAt !== null && `${answeredBy}, ${formatMoment(answeredAt)}`,
    },
  ].filter(({ value }) => value !== false && value !== '');

function Photos({ files }: { files: readonly OrderFile[] }) {
  const [opened, setOpened] = useState<OrderFile | null>(null);
  if (files.length === 0) return null;
  return (
    <>
      <Tiles aria-label="Files of the claim" style={{ marginTop: 14 }}>
        {files.map((file) => (
          <Tile key={file.key}>
            {file.previewUrl !== null && (
              <Opener type="button" aria-label={`View ${file.name}`} onClick={() => setOpened(file)}>
                <Picture>
                  <img src={file.previewUrl} alt="" loading="lazy" />
                </Picture>
              </Opener>
            )}
            <Words>
              <a href={file.url} download={file.name} aria-label={`Download ${file.name}`}>
                {file.name}
              </a>
            </Words>
          </Tile>
        ))}
      </Tiles>
      {opened !== null && (
        <PictureDialog
          pictures={files.filter(({ previewUrl }) => previewUrl !== null)}
          shown={opened}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

import { claimDueLabel, claimLabels, type OrderRow } from '@overland/contracts';
import { awayWords, Chip, formatListDay, formatMoney, styled } from '@overland/ui';
import { type Column, TwoLines, Whole } from '@overland/ui/table';
import { claimTones } from '../claims/claim-tones';

const Late = styled('b')({ fontWeight: 600, color: 'var(--stop)' });

const amountOf = (dollars: number | null | undefined) => (dollars ? formatMoney(dollars) : '–');

/** Of the open claim of an order that has to be answered first. */
export const claimColumns: readonly Column<OrderRow>[] = [
  {
    id: 'claim',
    header: 'Claim',
    cell: ({ claim }) => claim && <Chip tone={claimTones[claim.state]}>{claimLabels[claim.state]}</Chip>,
    width: 140,
    onCard: 'side',
  },
  {
    id: 'asked',
    header: 'Asked',
    cell: ({ claim }) => <b>{amountOf(claim?.asked)}</b>,
    align: 'right',
    width: 100,
    onCard: 'right',
  },
  {
    id: 'approved',
    header: 'Approved',
    cell: ({ claim }) => amountOf(claim?.agreed),
    align: 'right',
    width: 104,
    priority: 'low',
    onCard: false,
  },
  {
    id: 'claimDue',
    header: 'Due',
    cell: ({ claim }) => claim && <ClaimDue claim={claim} />,
    sortKey: 'claimDue',
    align: 'right',
    width: 130,
    onCard: 'side',
  },
];

/** "Dec 4" over "Answer due in 6 days". */
function ClaimDue({ claim: { state, answerBy, daysLeft } }: { claim: NonNullable<OrderRow['claim']> }) {
  if (answerBy === null) return <>–</>;
  const text = [claimDueLabel(state), ...(daysLeft === undefined ? [] : [awayWords(daysLeft)])].join(' ');
  return (
    <Whole>
      <TwoLines second={(daysLeft ?? 0) < 0 ? <Late>{text}</Late> : text}>{formatListDay(answerBy)}</TwoLines>
    </Whole>
  );
}

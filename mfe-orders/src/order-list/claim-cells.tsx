import { claimLabels, type OrderRow } from '@overland/contracts';
import { dayHere, daysBetween } from '@overland/contracts/calendar';
import { Chip, formatCountOf, formatListDay, formatMoney, styled } from '@overland/ui';
import { type Column, TwoLines } from '@overland/ui/table';
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
    onCard: false,
  },
  {
    id: 'claimDue',
    header: 'Answer due',
    cell: ({ claim }) => <AnswerDue day={claim?.answerBy ?? null} />,
    sortKey: 'claimDue',
    align: 'right',
    width: 130,
    onCard: 'side',
  },
];

/** "Dec 4" over "in 6 days", or how late it is. */
function AnswerDue({ day }: { day: string | null }) {
  if (day === null) return <>–</>;
  const days = daysBetween(dayHere(new Date()), day);
  const count = formatCountOf(Math.abs(days), 'day');
  const text = days === 0 ? 'today' : days < 0 ? `${count} late` : `in ${count}`;
  return <TwoLines second={days < 0 ? <Late>{text}</Late> : text}>{formatListDay(day)}</TwoLines>;
}

import { type Quote, quotes, transportChoices } from '@overland/contracts';
import { whiteGloveLevel } from '@overland/quote-ui/quote';
import {
  Card,
  ChevronIcon,
  levelLabel,
  Note,
  PHONE,
  PriceBreakdown,
  type PriceChoice,
  QueryState,
  SkeletonLines,
  styled,
  TextButton,
} from '@overland/ui';
import { keepPreviousData, useApiQuery } from '@overland/web';
import { useState } from 'react';
import { stepRows, summedRows } from './price-steps';
import { StepTable } from './step-table';

const Fold = styled('details')({
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    padding: '18px 24px',
    borderRadius: 12,
    listStyle: 'none',
    cursor: 'pointer',
    [PHONE]: { padding: '16px' },
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary > div': { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '0 16px' },
  '& summary svg': { flex: 'none', color: 'var(--ink-2)', transition: 'transform 120ms' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  '& h2': { fontSize: 16, fontWeight: 800, lineHeight: 1.4 },
});
const Inside = styled('div')({ padding: '0 24px 12px', [PHONE]: { padding: '0 16px 12px' } });

/** For the staff: every step from the rate sheet to the price of the chosen cell, for each vehicle. */
export function HowPriceIsMade({ quote, choice }: { quote: Quote; choice: PriceChoice }) {
  const [isOpen, setIsOpen] = useState(false);
  const [explainsWhiteGlove, setExplainsWhiteGlove] = useState(false);
  const isWhiteGlove = choice.transportType === 'WHITEGLOVE';
  const cell: PriceChoice =
    explainsWhiteGlove && !isWhiteGlove ? { level: whiteGloveLevel, transportType: 'WHITEGLOVE' } : choice;
  return (
    <Card padded={false} as="section" aria-label="How this price is made">
      <Fold onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <div>
            <h2>How this price is made</h2>
            <Note>
              {transportChoices[cell.transportType]}
              {cell.transportType !== 'WHITEGLOVE' && `, ${levelLabel(cell.level)}`}
            </Note>
          </div>
          <ChevronIcon />
        </summary>
        {isOpen && <Steps quoteId={quote._id} cell={cell} />}
        {!isWhiteGlove && (
          <Inside>
            <TextButton onClick={() => setExplainsWhiteGlove(!explainsWhiteGlove)}>
              {explainsWhiteGlove ? 'Explain the chosen price' : 'Explain the white glove price'}
            </TextButton>
          </Inside>
        )}
      </Fold>
    </Card>
  );
}

function Steps({ quoteId, cell }: { quoteId: string; cell: PriceChoice }) {
  const query = useApiQuery(
    quotes.breakdown,
    {
      params: { quoteId },
      query: { serviceLevel: `${cell.level}`, transportType: cell.transportType },
    },
    { placeholderData: keepPreviousData, whenUnreachable: 'There was an error getting this quote' },
  );
  return (
    <QueryState query={query} skeleton={<Inside>{<SkeletonLines count={6} />}</Inside>}>
      {(breakdown) => {
        const rows = stepRows(breakdown);
        return (
          <>
            <PriceBreakdown rows={summedRows(rows)} />
            {breakdown.vehicles.length > 1 && <StepTable rows={rows} vehicles={breakdown.vehicles} />}
          </>
        );
      }}
    </QueryState>
  );
}

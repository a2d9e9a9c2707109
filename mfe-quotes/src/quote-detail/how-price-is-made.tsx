import { type Quote, transportChoices, vehicleName } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { whiteGloveLevel } from '@overland/quote-ui/quote';
import {
  Card,
  formatMoney,
  levelLabel,
  PHONE,
  PriceBreakdown,
  type PriceChoice,
  QueryState,
  SkeletonLines,
  SmallTable,
  styled,
  TextButton,
} from '@overland/ui';
import { Fold } from '@overland/ui/overlays';
import { keepPreviousData, useApiQuery } from '@overland/web';
import { useState } from 'react';
import { type StepRow, stepRows, summedRows } from './price-steps';

const Steps = styled(Fold)({
  '& h2 > button': {
    padding: '18px 24px',
    borderRadius: 12,
    [PHONE]: { padding: '16px' },
  },
});
const Inside = styled('div')({ padding: '0 24px 12px', [PHONE]: { padding: '0 16px 12px' } });

export function HowPriceIsMade({ quote, choice }: { quote: Quote; choice: PriceChoice }) {
  const [explainsWhiteGlove, setExplainsWhiteGlove] = useState(false);
  const isWhiteGlove = choice.transportType === 'WHITEGLOVE';
  const cell: PriceChoice =
    explainsWhiteGlove && !isWhiteGlove ? { level: whiteGloveLevel, transportType: 'WHITEGLOVE' } : choice;
  return (
    <Card padded={false} as="section" aria-label="How this price is made">
      <Steps
        level={2}
        title="How this price is made"
        note={
          <>
            {transportChoices[cell.transportType]}
            {cell.transportType !== 'WHITEGLOVE' && `, ${levelLabel(cell.level)}`}
          </>
        }
      >
        <Breakdown quoteId={quote._id} cell={cell} />
        {!isWhiteGlove && (
          <Inside>
            <TextButton onClick={() => setExplainsWhiteGlove(!explainsWhiteGlove)}>
              {explainsWhiteGlove ? 'Explain the chosen price' : 'Explain the white glove price'}
            </TextButton>
          </Inside>
        )}
      </Steps>
    </Card>
  );
}

function Breakdown({ quoteId, cell }: { quoteId: string; cell: PriceChoice }) {
  const query = useApiQuery(
    calls.quotes.breakdown,
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

interface StepTableProps {
  rows: readonly StepRow[];
  vehicles: readonly { make: string; model: string }[];
}

function StepTable({ rows, vehicles }: StepTableProps) {
  return (
    <SmallTable
      label="The steps of the price by vehicle"
      isFlush
      columns={[
        { header: 'Per vehicle', cell: ({ label }: StepRow) => label },
        ...vehicles.map(({ make, model }, index) => ({
          header: vehicleName({ make, model }),
          align: 'right' as const,
          cell: ({ amounts: { [index]: amount = 0 } }: StepRow) => (amount === 0 ? '–' : formatMoney(amount)),
        })),
      ]}
      rows={rows}
      isSum={({ kind }) => kind === 'sum'}
    />
  );
}

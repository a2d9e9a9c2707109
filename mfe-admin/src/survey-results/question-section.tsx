import { ratingLegends, recommendLegends, type SurveyQuestionResults } from '@overland/contracts';
import { formatCountOf, PHONE, Section, SmallTable, styled } from '@overland/ui';
import type { ReactNode } from 'react';
import { BarChart } from '../charts';

const Ratings = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: 24,
  alignItems: 'center',
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});
const Average = styled('p')({ fontSize: 20, fontWeight: 800, whiteSpace: 'nowrap' });

interface QuestionSectionProps {
  question: SurveyQuestionResults;
  children?: ReactNode;
}

export function QuestionSection({ question, children }: QuestionSectionProps) {
  const { text, isScale, average, counts } = question;
  const given = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Section
      title={text}
      {...(average !== null && { aside: <Average>{average.toFixed(1)} out of 5</Average> })}
      {...(isScale && { note: formatCountOf(given, 'answer') })}
    >
      {isScale && (
        <Ratings>
          <BarChart
            label={`${text}: customers by rating`}
            categories={counts.map((_count, index) => String(index + 1))}
            series={[{ label: 'Customers', values: counts }]}
            height={220}
          />
          <RatingTable question={question} />
        </Ratings>
      )}
      {children}
    </Section>
  );
}

function RatingTable({ question: { id, counts } }: { question: SurveyQuestionResults }) {
  const legends = id === 'recommend' ? recommendLegends : ratingLegends;
  return (
    <SmallTable
      caption="Customers by rating"
      columns={[
        { header: 'Rating', width: 64, cell: (_, index) => index + 1 },
        { header: 'Meaning', cell: (legend) => legend },
        { header: 'Customers', width: 88, align: 'right', cell: (_, index) => <b>{counts[index] ?? 0}</b> },
      ]}
      rows={legends}
    />
  );
}

import { ratingLegends, recommendLegends, type SurveyQuestionResults } from '@overland/contracts';
import { formatCountOf, PHONE, Section, Skeleton, styled } from '@overland/ui';
import { lazy, type ReactNode, Suspense } from 'react';

/** Charts are large, so they come after the numbers. */
const RatingChart = lazy(() => import('./rating-chart').then((module) => ({ default: module.RatingChart })));

const Ratings = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: 24,
  alignItems: 'center',
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', color: 'var(--ink-2)', paddingBottom: 6 },
  '& th, & td': { padding: '6px 0', borderTop: '1px solid var(--line)', textAlign: 'left', fontWeight: 400 },
  '& thead th': { borderTop: 0, color: 'var(--ink-2)' },
  '& thead th:first-of-type': { width: 64 },
  '& td:last-of-type, & thead th:last-of-type': { width: 88, textAlign: 'right', fontWeight: 600 },
});
const Average = styled('p')({ fontSize: 20, fontWeight: 800, whiteSpace: 'nowrap' });

interface QuestionSectionProps {
  question: SurveyQuestionResults;
  /** Under the ratings: the responses. */
  children?: ReactNode;
}

/** A question: its average out of 5, how often each rating was given as a chart and as a table. */
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
          <Suspense fallback={<Skeleton height={220} />}>
            <RatingChart question={question} />
          </Suspense>
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
    <Table>
      <caption>Customers by rating</caption>
      <thead>
        <tr>
          <th scope="col">Rating</th>
          <th scope="col">Meaning</th>
          <th scope="col">Customers</th>
        </tr>
      </thead>
      <tbody>
        {legends.map((legend, index) => (
          <tr key={legend}>
            <th scope="row">{index + 1}</th>
            <td>{legend}</td>
            <td>{counts[index] ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

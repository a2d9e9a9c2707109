import type { SurveyQuestionResults } from '@overland/contracts';
import { BarChart } from '@overland/ui/charts';

/** How many customers gave each rating, drawn. The numbers are in the table beside it. */
export function RatingChart({ question: { text, counts } }: { question: SurveyQuestionResults }) {
  return (
    <BarChart
      label={`${text}: customers by rating`}
      categories={counts.map((_count, index) => String(index + 1))}
      series={[{ label: 'Customers', values: counts }]}
      height={220}
    />
  );
}

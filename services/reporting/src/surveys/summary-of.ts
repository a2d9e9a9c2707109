import type { SurveyQuestion, SurveyQuestionResults } from '@overland/contracts';
import { ratingLegends } from '@overland/contracts';

export interface RatingCount {
  questionId: string;
  rating: number;
  count: number;
}

/** The ratings of a question, counted; the average with one decimal. */
export function summaryOf(
  { id, isScale }: Pick<SurveyQuestion, 'id' | 'isScale'>,
  all: readonly RatingCount[],
): Pick<SurveyQuestionResults, 'average' | 'counts'> {
  if (!isScale) return { average: null, counts: [] };
  const counts = ratingLegends.map(
    (_legend, index) =>
      all.find(({ questionId, rating }) => questionId === id && rating === index + 1)?.count ?? 0,
  );
  const given = counts.reduce((sum, count) => sum + count, 0);
  const total = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { average: given === 0 ? null : Math.round((total / given) * 10) / 10, counts };
}

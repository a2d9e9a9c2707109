import { allPortals } from './all-portals.js';
import type { Rollup } from './rollup.js';

/**
 * How many answers gave a rating to a question, for each portal and for all together. Question '' counts surveys; rating 0
 * counts answers in words only.
 */
export const surveyRollup: Rollup = {
  name: 'surveys',
  table: 'survey_counts',
  deltas: 'survey_deltas',
  facts: `
    select portal_id, question_id, coalesce(rating, 0) as rating, 1 as answers from survey_answers
    union all
    select portal_id, '', 0, 1 from surveys`,
  keys: {
    portal_id: `coalesce(portal_id, '${allPortals}')`,
    question_id: 'question_id',
    rating: 'rating',
  },
  sums: ['answers'],
  type: 'bigint',
  grouped: 'from counted group by question_id, rating, grouping sets ((), (portal_id))',
};

/** '' counts surveys; rating 0 counts answers in words only. */
const columns = 'portal_id, question_id, rating, answers';
const counted = {
  surveys: `portal_id, '', 0, count(*)`,
  survey_answers: 'portal_id, question_id, coalesce(rating, 0), count(*)',
};
const tables = ['surveys', 'survey_answers'] as const;

/** What a survey adds, in its transaction. Surveys never change, so nothing is ever removed. */
const notes = (table: keyof typeof counted) => `
  create function count_${table}() returns trigger language plpgsql as $$ begin
    insert into survey_deltas (${columns}) select ${counted[table]} from added group by 1, 2, 3;
    return null;
  end $$;
  create trigger ${table}_counted after insert on ${table}
    referencing new table as added for each statement execute function count_${table}()`;

export const countAnswers = tables.map(notes).join(';');

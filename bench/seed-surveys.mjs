// Fills a reporting database with answered surveys.
import pg from 'pg';

const portals = 400;

/** A quarter is of one portal, the others of 400; every fifth customer writes something. */
export async function seedSurveys(url, { size, bigPortal }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('truncate surveys, survey_answers, survey_counts, survey_deltas');
    await client.query(insertSurveys, [bigPortal._id, size]);
    await client.query(insertAnswers);
    await client.query('vacuum (analyze, freeze) surveys, survey_answers, survey_counts');
  } finally {
    await client.end();
  }
}

const insertSurveys = `
  insert into surveys (id, order_id, portal_id, unique_id, answered_at)
  select gen_random_uuid(), gen_random_uuid(),
    case when i % 4 = 0 then $1::uuid else md5('portal ' || i % ${portals})::uuid end,
    20000000 + i, now() - interval '1095 days' * (1 - i::float8 / $2::int)
  from generate_series(1, $2::int) i`;

const insertAnswers = `
  insert into survey_answers (survey_id, question_id, portal_id, rating, explanation, answered_at)
  select s.id, q.id, s.portal_id,
    case when q.is_scale then (array[1, 3, 4, 4, 5, 5, 5, 5])[1 + abs(hashint8(s.unique_id * 4 + q.position)::bigint) % 8] end,
    case when (s.unique_id + q.position) % 5 = 0 then 'The driver called before he came, and was on time.' else '' end,
    s.answered_at
  from surveys s, survey_questions q`;

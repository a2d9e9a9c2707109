import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = 'portal_id, question_id, rating, answers';
const counted = {
  surveys: `portal_id, '', 0, count(*)`,
  survey_answers: 'portal_id, question_id, coalesce(rating, 0), count(*)',
};
const tables = ['surveys', 'survey_answers'] as const;

/** What a survey adds, in its transaction. Surveys are written once and never changed, so that nothing is taken away. */
const notes = (table: keyof typeof counted) => `
  create or replace function count_${table}() returns trigger language plpgsql as $$ begin
    insert into survey_deltas (${columns}) select ${counted[table]} from added group by 1, 2, 3;
    return null;
  end $$`;

/** As version 160 had it. */
const countsBefore = (table: keyof typeof counted) => `
  create or replace function count_${table}() returns trigger language plpgsql as $$ begin
    insert into survey_counts (${columns})
    select ${counted[table]} from added group by 1, 2, 3 order by 1, 2, 3
    on conflict (portal_id, question_id, rating)
    do update set answers = survey_counts.answers + excluded.answers;
    return null;
  end $$`;

const allPortals = '00000000-0000-0000-0000-000000000000';

export class NoteAnswers1790000000170 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`create table survey_deltas (
      id bigint generated always as identity primary key,
      portal_id uuid not null,
      question_id text not null,
      rating int not null,
      answers int not null
    )`);
    await enablePortalSecurity(queryRunner, 'survey_deltas');
    // Nobody answers until the end: what is counted next agrees with what came before.
    await queryRunner.query(`lock table ${tables.join(', ')} in share row exclusive mode`);
    for (const table of tables) await queryRunner.query(notes(table));
    await queryRunner.query(`insert into survey_counts (${columns})
      select '${allPortals}', question_id, rating, sum(answers) from survey_counts group by question_id, rating`);
    await queryRunner.query(`insert into rollup_states (rollup) values ('surveys')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`lock table ${tables.join(', ')} in share row exclusive mode`);
    for (const table of tables) await queryRunner.query(countsBefore(table));
    await queryRunner.query('delete from survey_counts');
    for (const table of tables) {
      await queryRunner.query(
        `insert into survey_counts (${columns}) select ${counted[table]} from ${table} group by 1, 2, 3`,
      );
    }
    await queryRunner.query('drop table survey_deltas');
    await queryRunner.query(`delete from rollup_states where rollup = 'surveys'`);
  }
}

import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** '' counts the surveys themselves; 0 is the rating of words alone. */
const columns = 'portal_id, question_id, rating, answers';
const counted = {
  surveys: `portal_id, '', 0, count(*)`,
  survey_answers: 'portal_id, question_id, coalesce(rating, 0), count(*)',
};

/** Surveys are written once and never changed, so that counts only grow. In one order, so that nobody waits in a circle. */
const functionOf = (table: keyof typeof counted) => `
  create function count_${table}() returns trigger language plpgsql as $$ begin
    insert into survey_counts (${columns})
    select ${counted[table]} from added group by 1, 2, 3 order by 1, 2, 3
    on conflict (portal_id, question_id, rating)
    do update set answers = survey_counts.answers + excluded.answers;
    return null;
  end $$`;

const tables = ['surveys', 'survey_answers'] as const;

export class CountAnswers1790000000160 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`create table survey_counts (
      portal_id uuid not null,
      question_id text not null,
      rating int not null,
      answers bigint not null,
      primary key (portal_id, question_id, rating)
    ) with (fillfactor = 50)`);
    await enablePortalSecurity(queryRunner, 'survey_counts');
    for (const table of tables) {
      await queryRunner.query(functionOf(table));
      // Nobody answers between this and what is counted next: it keeps the table locked until the end.
      await queryRunner.query(`create trigger ${table}_counted after insert on ${table}
        referencing new table as added for each statement execute function count_${table}()`);
      await queryRunner.query(
        `insert into survey_counts (${columns}) select ${counted[table]} from ${table} group by 1, 2, 3`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(`drop trigger ${table}_counted on ${table}`);
      await queryRunner.query(`drop function count_${table}()`);
    }
    await queryRunner.query('drop table survey_counts');
  }
}

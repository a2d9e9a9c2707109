import { enablePortalSecurity, makeAppendOnly } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the survey shows of an order. Facts from before it know none of this. */
const factColumns = [
  'delivered_at timestamptz',
  `pickup_city text not null default ''`,
  `delivery_city text not null default ''`,
  `make text not null default ''`,
  `customer_first_name text not null default ''`,
];

/** Their ids are the names of the fields that answer them. */
const questions = `
  insert into survey_questions (id, position, text, is_scale, has_explanation) values
    ('communications', 1, 'Our communication with you', true, true),
    ('driver', 2, 'Your driver', true, true),
    ('recommend', 3, 'Would you recommend us?', true, true),
    ('additionalFeedback', 4, 'Anything else we should know?', false, false)`;

export class AskCustomers1790000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const column of factColumns) {
      await queryRunner.query(`alter table order_facts add column ${column}`);
    }
    await queryRunner.query(`create table survey_questions (
      id text primary key,
      position int not null unique,
      text text not null,
      is_scale boolean not null,
      has_explanation boolean not null
    )`);
    await queryRunner.query(questions);
    await queryRunner.query(`create table surveys (
      id uuid primary key,
      order_id uuid not null unique,
      portal_id uuid not null,
      unique_id bigint not null,
      answered_at timestamptz not null
    )`);
    await queryRunner.query(`create table survey_answers (
      survey_id uuid not null references surveys (id),
      question_id text not null references survey_questions (id),
      portal_id uuid not null,
      rating int check (rating between 1 and 5),
      explanation text not null,
      answered_at timestamptz not null,
      primary key (survey_id, question_id)
    )`);
    for (const table of ['surveys', 'survey_answers']) {
      await enablePortalSecurity(queryRunner, table);
      await makeAppendOnly(queryRunner, table);
    }
    await queryRunner.query('create index surveys_number on surveys (unique_id)');
    await queryRunner.query(
      'create index survey_answers_ratings on survey_answers (question_id, portal_id, rating)',
    );
    for (const [name, columns] of Object.entries({ words: '', portal_words: 'portal_id, ' })) {
      await queryRunner.query(
        `create index survey_answers_${name} on survey_answers (question_id, ${columns}answered_at, survey_id)
         where explanation <> ''`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['survey_answers', 'surveys', 'survey_questions']) {
      await queryRunner.query(`drop table ${table}`);
    }
    for (const column of factColumns) {
      await queryRunner.query(`alter table order_facts drop column ${column.split(' ')[0]}`);
    }
  }
}

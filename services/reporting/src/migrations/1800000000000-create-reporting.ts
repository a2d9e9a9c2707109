import { createKitTables, enablePortalSecurity, makeAppendOnly } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countAnswers } from './count-answers.js';
import { noteOnTimeChanges } from './note-on-time-changes.js';
import { noteOrderChanges } from './note-order-changes.js';
import { noteQuoteChanges } from './note-quote-changes.js';

/**
 * docs/adr/0019-rollups-of-orders.md says what facts, changes and sums are. `rollup_turns` stays empty: who changes the rollups locks
 * it, as a lock of their own table would stop its cleaning.
 */
const tables = `
  create table quote_facts (
    quote_id uuid primary key,
    version int not null,
    unique_id bigint not null,
    portal_id uuid not null,
    status text not null,
    transport_type text not null,
    miles int not null,
    price int not null,
    vehicles int not null,
    pickup_state text not null,
    delivery_state text not null,
    created_at timestamptz not null,
    month date generated always as ((date_trunc('month', (created_at AT TIME ZONE 'UTC')))::date) stored,
    service_level int not null default 1,
    was_saved boolean not null default false,
    lost_reason text,
    created_on date
  );
  create table order_facts (
    order_id uuid primary key,
    version int not null,
    unique_id bigint not null,
    quote_id uuid not null,
    portal_id uuid not null,
    status text not null,
    sd_status text not null,
    transport_type text not null,
    payment_type text not null,
    paid boolean not null,
    miles int not null,
    price int not null,
    vehicles int not null,
    booked_at timestamptz not null,
    month date generated always as ((date_trunc('month', (booked_at AT TIME ZONE 'UTC')))::date) stored,
    delivered_at timestamptz,
    pickup_city text not null default '',
    delivery_city text not null default '',
    make text not null default '',
    customer_first_name text not null default '',
    service_level int,
    pickup_state text not null default '',
    delivery_state text not null default '',
    pickup_first_day date,
    pickup_last_day date,
    delivery_first_day date,
    delivery_last_day date,
    picked_up_at timestamptz,
    paid_at timestamptz,
    canceled_at timestamptz,
    carrier_name text not null default '',
    booked_day date generated always as ((booked_at AT TIME ZONE 'America/New_York')::date) stored,
    mileage_band int generated always as (width_bucket(miles,
      '{251,501,751,1001,1251,1501,1751,2001,2501,3001,3501}'::integer[]) + 1) stored,
    picked_up_on date,
    delivered_on date
  );
  create table survey_questions (
    id text primary key,
    position int not null,
    text text not null,
    is_scale boolean not null,
    has_explanation boolean not null,
    constraint survey_questions_position_key unique ("position")
  );
  create table surveys (
    id uuid primary key,
    order_id uuid not null unique,
    portal_id uuid not null,
    unique_id bigint not null,
    answered_at timestamptz not null
  );
  create table survey_answers (
    survey_id uuid not null references surveys (id),
    question_id text not null references survey_questions (id),
    portal_id uuid not null,
    rating int check (rating >= 1 and rating <= 5),
    explanation text not null,
    answered_at timestamptz not null,
    primary key (survey_id, question_id)
  );
  create table order_deltas (
    id bigint generated always as identity primary key,
    portal_id uuid not null,
    booked_day date not null,
    transport_type text not null,
    service_level int not null,
    mileage_band int not null,
    orders bigint not null,
    vehicles bigint not null,
    revenue bigint not null,
    miles bigint not null,
    vehicle_miles bigint not null
  );
  create table order_rollups (
    kind text not null,
    start date not null,
    portal_id uuid not null,
    transport_type text not null,
    service_level int not null,
    mileage_band int not null,
    orders bigint not null,
    vehicles bigint not null,
    revenue bigint not null,
    miles bigint not null,
    vehicle_miles bigint not null,
    primary key (kind, start, portal_id, transport_type, service_level, mileage_band)
  ) with (fillfactor = 80);
  create table rollup_turns ();
  create table rollup_states (
    rollup text primary key,
    recounted_at timestamptz,
    differences bigint
  );
  create table report_portals (
    portal_id uuid primary key,
    version int not null,
    company_name text not null,
    region text not null,
    is_dealership boolean not null,
    available_reports text[] not null
  );
  create table report_regions (
    region_id uuid primary key,
    name text not null,
    changed_at timestamptz not null
  );
  create table quote_counts (
    portal_id uuid not null,
    dimension text not null,
    day date not null,
    key text not null,
    quoted int not null,
    saved int not null,
    booked int not null,
    lost int not null,
    primary key (portal_id, dimension, day, key)
  ) with (fillfactor = 70);
  create table on_time_counts (
    portal_id uuid not null,
    dimension text not null,
    day date not null,
    key text not null,
    leg text not null,
    on_time int not null,
    late int not null,
    primary key (portal_id, dimension, day, key, leg)
  ) with (fillfactor = 70);
  create table report_schedules (
    id uuid primary key,
    portal_id uuid not null,
    user_id uuid not null,
    report text not null,
    every text not null,
    query jsonb not null,
    due_at timestamptz not null,
    created_at timestamptz not null,
    constraint report_schedules_user_id_report_every_query_key unique (user_id, report, every, query)
  );
  create table quote_deltas (
    id bigint generated always as identity primary key,
    portal_id uuid not null,
    day date not null,
    lane text not null,
    price int not null,
    level int,
    lost_reason text,
    quoted int not null,
    saved int not null,
    booked int not null,
    lost int not null
  );
  create table on_time_deltas (
    id bigint generated always as identity primary key,
    portal_id uuid not null,
    day date not null,
    leg text not null,
    lane text not null,
    carrier text not null,
    on_time int not null,
    late int not null
  );
  create table survey_counts (
    portal_id uuid not null,
    question_id text not null,
    rating int not null,
    answers bigint not null,
    primary key (portal_id, question_id, rating)
  ) with (fillfactor = 50);
  create table survey_deltas (
    id bigint generated always as identity primary key,
    portal_id uuid not null,
    question_id text not null,
    rating int not null,
    answers int not null
  );`;

const indexes = `
  create index quote_facts_created on quote_facts (created_at) include (portal_id, status);
  create index quote_facts_portal_created on quote_facts (portal_id, created_at) include (status);
  create index quote_facts_portal_month on quote_facts (portal_id, month);
  create index order_facts_booked on order_facts (booked_at) include (portal_id, status, price);
  create index order_facts_day on order_facts (booked_day);
  create index order_facts_delivery_late on order_facts (delivery_last_day, portal_id)
    where delivered_on > delivery_last_day and status <> 'Canceled';
  create index order_facts_delivery_open on order_facts (delivery_last_day, portal_id)
    where delivered_on is null and status in ('Pending', 'New', 'Picked Up');
  create index order_facts_owed on order_facts (portal_id)
    include (price) where payment_type = 'COD' and not paid and status <> 'Canceled';
  create index order_facts_pickup_late on order_facts (pickup_last_day, portal_id)
    where picked_up_on > pickup_last_day and status <> 'Canceled';
  create index order_facts_pickup_open on order_facts (pickup_last_day, portal_id)
    where picked_up_on is null and status in ('Pending', 'New');
  create index order_facts_portal_booked on order_facts (portal_id, booked_at) include (status, price);
  create index order_facts_portal_day on order_facts (portal_id, booked_day);
  create index order_facts_portal_month on order_facts (portal_id, month);
  create index surveys_answered on surveys (answered_at) include (portal_id);
  create index surveys_number on surveys (unique_id);
  create index survey_answers_answered on survey_answers (answered_at) include (portal_id, rating);
  create index survey_answers_portal_words on survey_answers (question_id, portal_id, answered_at, survey_id)
    where explanation <> '';
  create index survey_answers_ratings on survey_answers (question_id, portal_id, rating);
  create index survey_answers_words on survey_answers (question_id, answered_at, survey_id)
    where explanation <> '';
  create index order_rollups_portal on order_rollups (portal_id, kind, start);
  create index report_portals_region on report_portals (region);
  create index quote_counts_companies on quote_counts (day, portal_id) where dimension = 'total';
  create index report_schedules_due on report_schedules (due_at);`;

const portalTables = [
  'on_time_counts',
  'on_time_deltas',
  'order_deltas',
  'order_facts',
  'order_rollups',
  'quote_counts',
  'quote_deltas',
  'quote_facts',
  'report_schedules',
  'survey_answers',
  'survey_counts',
  'survey_deltas',
  'surveys',
];

/** Their ids are the names of the fields that answer them. */
const questions = `
  insert into survey_questions (id, position, text, is_scale, has_explanation) values
    ('communications', 1, 'Our communication with you', true, true),
    ('driver', 2, 'Your driver', true, true),
    ('recommend', 3, 'Would you recommend us?', true, true),
    ('additionalFeedback', 4, 'Anything else we should know?', false, false)`;

/** The database as release 1.0.0 had it. One that was made step by step before keeps what it has (`adoptFirst`). */
export class CreateReporting1800000000000 implements MigrationInterface {
  static readonly follows = 'NoteAnswers1790000000170';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createKitTables(queryRunner);
    await queryRunner.query(tables);
    for (const table of portalTables) await enablePortalSecurity(queryRunner, table);
    for (const table of ['survey_answers', 'surveys']) await makeAppendOnly(queryRunner, table);
    for (const part of [
      indexes,
      noteOrderChanges,
      noteQuoteChanges,
      noteOnTimeChanges,
      countAnswers,
      questions,
    ]) {
      await queryRunner.query(part);
    }
    await queryRunner.query(
      `insert into rollup_states (rollup) values ('orders'), ('quotes'), ('on time'), ('surveys')`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Nothing came before it.');
  }
}

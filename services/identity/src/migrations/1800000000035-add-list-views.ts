import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddListViews1800000000035 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table list_views (
        id uuid primary key,
        portal_id uuid not null,
        user_id uuid not null,
        list text not null,
        name text not null check (name <> ''),
        query text not null check (length(query) <= 2000),
        is_shared boolean not null,
        created_at timestamptz not null
      );
      create unique index list_views_name on list_views (portal_id, user_id, list, lower(name));
      create index list_views_shared on list_views (portal_id, list) where is_shared`);
    await enablePortalSecurity(queryRunner, 'list_views');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table list_views');
  }
}

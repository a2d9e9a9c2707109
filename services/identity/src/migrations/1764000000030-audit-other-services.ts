import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines that other services write name what they are about; a refusal names what was asked for. */
export class AuditOtherServices1764000000030 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create index audit_actor on audit (actor_id, at)');
    await replaceView(
      queryRunner,
      `case when a.action = 'access.refused' then concat_ws(' ', a.details ->> 'method', a.details ->> 'path')
        else coalesce(whom.first_name || ' ' || whom.last_name, a.details ->> 'subject',
          a.details ->> 'companyName', '') end`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceView(
      queryRunner,
      `coalesce(whom.first_name || ' ' || whom.last_name, a.details ->> 'companyName', '')`,
    );
    await queryRunner.query('drop index audit_actor');
  }
}

const replaceView = (queryRunner: QueryRunner, subject: string) =>
  queryRunner.query(`
    create or replace view audit_list with (security_invoker = true) as
      select a.id, a.at, a.action, a.actor_id, a.user_id, a.portal_id, a.address, a.changes, a.details,
        coalesce(by_whom.first_name || ' ' || by_whom.last_name, '') as actor,
        ${subject} as subject,
        coalesce(p.company_name, '') as company_name
      from audit a
        left join users by_whom on by_whom.id = a.actor_id
        left join users whom on whom.id = a.user_id
        left join portals p on p.id = a.portal_id
  `);

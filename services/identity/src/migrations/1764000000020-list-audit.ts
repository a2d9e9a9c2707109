import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit trail as a list, with the names of who did what to whom. */
export class ListAudit1764000000020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create index audit_at on audit (at, id)');
    await queryRunner.query('create index audit_portal_at on audit (portal_id, at, id)');
    await queryRunner.query(`
      create view audit_list with (security_invoker = true) as
        select a.id, a.at, a.action, a.actor_id, a.user_id, a.portal_id, a.address, a.changes, a.details,
          coalesce(by_whom.first_name || ' ' || by_whom.last_name, '') as actor,
          coalesce(whom.first_name || ' ' || whom.last_name, a.details ->> 'companyName', '') as subject,
          coalesce(p.company_name, '') as company_name
        from audit a
          left join users by_whom on by_whom.id = a.actor_id
          left join users whom on whom.id = a.user_id
          left join portals p on p.id = a.portal_id
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop view audit_list');
    await queryRunner.query('drop index audit_portal_at');
    await queryRunner.query('drop index audit_at');
  }
}

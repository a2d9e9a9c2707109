import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The lists of users and portals as views, for the list engine. `security_invoker`: row-level security holds for
 * whoever reads the view, as it does for the tables.
 */
export class CreateLists1764000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create view user_list with (security_invoker = true) as
        select u.id, u.portal_id, p.company_name, u.first_name, u.last_name, u.email, u.phone, u.mobile_phone,
          u.role, u.is_super_admin, u.status, u.created_at
        from users u join portals p on p.id = u.portal_id
    `);
    await queryRunner.query(`
      create view portal_list with (security_invoker = true) as
        select p.id, p.company_name, p.is_dealership, p.is_premium, p.is_customer_portal, p.has_custom_rates,
          p.company_city, p.company_state, p.contact_full_name, p.contact_email,
          coalesce(active.users, 0)::int as users
        from portals p left join (
          select portal_id, count(*) as users from users where status = 'Active' group by portal_id
        ) as active on active.portal_id = p.id
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop view portal_list, user_list');
  }
}

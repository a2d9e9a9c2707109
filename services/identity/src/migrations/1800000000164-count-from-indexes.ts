import type { MigrationInterface, QueryRunner } from 'typeorm';

const lists = [
  { name: 'users_archived', keys: '(lower(last_name), id)', of: ` where status = 'Archived'` },
  { name: 'users_invited', keys: '(lower(last_name), id)', of: ' where invited_at is not null' },
  { name: 'users_of_role_by_last_name', keys: '(role, lower(last_name), id)', of: '' },
];

/** The totals of these lists are counted in an index alone: it has the portal, by which rows are seen. */
export class CountFromIndexes1800000000164 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { name, keys, of } of lists) {
      await queryRunner.query(`
        alter index ${name} rename to ${name}_before;
        create index ${name} on users ${keys} include (portal_id)${of}`);
    }
    await queryRunner.query(`drop index ${lists.map(({ name }) => `${name}_before`).join(', ')}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name, keys, of } of lists) {
      await queryRunner.query(`drop index ${name}; create index ${name} on users ${keys}${of}`);
    }
  }
}

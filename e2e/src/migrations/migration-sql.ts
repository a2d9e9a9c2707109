import type { MigrationClass } from '@overland/service-kit';
import type { QueryRunner } from 'typeorm';

/**
 * The SQL that a migration runs, on a database that answers every question with no rows.
 * @throws where it does something else than `queryRunner.query`
 */
export async function sqlOf(migration: MigrationClass): Promise<string[]> {
  const statements: string[] = [];
  const runner = new Proxy({} as QueryRunner, {
    get: (_target, name) => {
      if (name !== 'query')
        throw new Error(`${migration.name}: only queryRunner.query is read, not ${String(name)}.`);
      return async (sql: string) => {
        statements.push(sql);
        return [];
      };
    },
  });
  await new migration().up(runner);
  return statements;
}

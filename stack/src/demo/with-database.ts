import { type DatabaseOptions, openDatabase } from '@overland/service-kit';
import type { DataSource } from 'typeorm';

/** Runs `work` on a service's database with its entities, then closes the connection. */
export async function withDatabase<T>(
  database: DatabaseOptions,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = await openDatabase(database);
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

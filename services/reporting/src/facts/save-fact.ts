import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import type { OrderFactEntity } from './order-fact.entity.js';
import type { QuoteFactEntity } from './quote-fact.entity.js';

/** Stores a fact unless a newer version is stored already: events may arrive in any order, and twice. */
export async function saveFact<Fact extends QuoteFactEntity | OrderFactEntity>(
  manager: EntityManager,
  entity: new () => Fact,
  fact: QueryDeepPartialEntity<Fact>,
): Promise<void> {
  const { columns, primaryColumns, tableName } = manager.dataSource.getMetadata(entity);
  const changing = columns.filter(({ isInsert, isPrimary }) => isInsert && !isPrimary);
  await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(fact)
    .orUpdate(
      changing.map(({ databaseName }) => databaseName),
      primaryColumns.map(({ databaseName }) => databaseName),
      { overwriteCondition: { where: `${tableName}.version < excluded.version` } },
    )
    .updateEntity(false)
    .execute();
}

import type { EntityManager, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

/** Inserts rows; those whose key or unique columns are there already stay as they are. @returns the keys of the new ones. */
export async function insertNew<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: new () => Row,
  rows: QueryDeepPartialEntity<Row> | QueryDeepPartialEntity<Row>[],
): Promise<Record<string, string>[]> {
  const keys = manager.dataSource.getMetadata(entity).primaryColumns.map(({ propertyName }) => propertyName);
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(rows)
    .orIgnore()
    .returning(keys)
    .updateEntity(false)
    .execute();
  return raw;
}

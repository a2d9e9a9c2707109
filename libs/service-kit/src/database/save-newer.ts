import type { EntityManager, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

/**
 * Keeps what an event says of another service's row, unless a newer state is here already: events may overtake each other.
 * Of two states of the same moment the later event counts.
 */
export async function saveNewer<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: new () => Row,
  row: QueryDeepPartialEntity<Row>,
): Promise<void> {
  const { columns, primaryColumns, tableName } = manager.dataSource.getMetadata(entity);
  const names = (some: typeof columns) => some.map(({ databaseName }) => databaseName);
  const changing = names(columns.filter(({ isInsert, isPrimary }) => isInsert && !isPrimary));
  const isNewer = changing.includes('version')
    ? `${tableName}.version < excluded.version`
    : `${tableName}.changed_at <= excluded.changed_at`;
  await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(row)
    .orUpdate(changing, names(primaryColumns), { overwriteCondition: { where: isNewer } })
    .updateEntity(false)
    .execute();
}

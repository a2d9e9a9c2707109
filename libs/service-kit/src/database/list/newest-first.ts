import { type EntityManager, type FindManyOptions, type FindOptionsWhere, LessThan } from 'typeorm';

export interface PageOfTrail {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A page of rows that are added and never changed. It reads one row more than asked for, to know whether more follow. */
export async function newestFirst<Row extends { id: number }>(
  manager: EntityManager,
  entity: new () => Row,
  { where = {}, limit = 20, cursor }: PageOfTrail & { where?: FindOptionsWhere<Row> },
): Promise<{ rows: Row[]; total: number; next: string | null }> {
  const found = await manager.find<Row>(entity, {
    where: cursor ? { ...where, id: LessThan(Number(cursor)) } : where,
    order: { id: 'DESC' },
    take: limit + 1,
  } as FindManyOptions<Row>);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    total: await manager.countBy(entity, where),
    next: found.length > limit && last ? String(last.id) : null,
  };
}

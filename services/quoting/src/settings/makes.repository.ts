import type { ListedModel } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import type { ListChanges } from './make-list.js';
import { ModelEntity } from './model.entity.js';

/** All models in no order, without the "Other" entries. */
export function listModels(manager: EntityManager): Promise<ListedModel[]> {
  return manager.getRepository(ModelEntity).find();
}

/** Uses a few statements whatever the number of models. The settings must be locked. @returns how many models there are. */
export async function writeModels(manager: EntityManager, changes: ListChanges): Promise<number> {
  const models = manager.getRepository(ModelEntity);
  const { added, changed, removed } = changes;
  if (removed.length > 0) {
    await manager.createQueryBuilder().delete().from(ModelEntity).where(isOneOf, namesOf(removed)).execute();
  }
  if (changed.length > 0) {
    await models.upsert(
      changed.map(({ to }) => to),
      ['make', 'model'],
    );
  }
  if (added.length > 0) await models.insert(added);
  return models.count();
}

const isOneOf = '(make, model) in (select * from unnest(:makes::text[], :models::text[]))';

function namesOf(models: readonly ListedModel[]): { makes: string[]; models: string[] } {
  return { makes: models.map(({ make }) => make), models: models.map(({ model }) => model) };
}

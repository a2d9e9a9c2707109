import type { ListedModel, PricingClass } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import type { ListChanges } from './make-list.js';

/** All models in no order, without the "Other" entries, which are stored nowhere. */
export async function listModels(manager: EntityManager): Promise<ListedModel[]> {
  const rows = await manager.query<{ make: string; model: string; pricing_class: PricingClass }[]>(
    'select make, model, pricing_class from makes',
  );
  return rows.map(({ make, model, pricing_class: pricingClass }) => ({ make, model, pricingClass }));
}

/** Three statements whatever the number of models. */
export async function writeModels(manager: EntityManager, changes: ListChanges): Promise<void> {
  const models = 'jsonb_to_recordset($1::jsonb) as wanted(make text, model text, "pricingClass" text)';
  if (changes.removed.length > 0) {
    await manager.query(
      `delete from makes using ${models} where makes.make = wanted.make and makes.model = wanted.model`,
      [JSON.stringify(changes.removed)],
    );
  }
  if (changes.changed.length > 0) {
    await manager.query(
      `update makes set pricing_class = wanted."pricingClass" from ${models}
       where makes.make = wanted.make and makes.model = wanted.model`,
      [JSON.stringify(changes.changed.map(({ to }) => to))],
    );
  }
  if (changes.added.length > 0) {
    await manager.query(
      `insert into makes (make, model, pricing_class) select make, model, "pricingClass" from ${models}`,
      [JSON.stringify(changes.added)],
    );
  }
}

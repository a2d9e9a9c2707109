const keptKey = 'overland:kept-for';

interface Kept {
  /** The property whose time counts. */
  since: string;
  /** SQL of the rows that are deleted, where not all are. */
  where?: string;
}

/** Deletes the rows of an entity once the time in `since` is longer ago than, say, '30 days'; looked for every hour. */
export function KeptFor(age: string, kept: Kept): ClassDecorator {
  return (entity) => Reflect.defineMetadata(keptKey, { age, ...kept }, entity);
}

export const findKept = (entity: object): (Kept & { age: string }) | undefined =>
  Reflect.getMetadata(keptKey, entity);

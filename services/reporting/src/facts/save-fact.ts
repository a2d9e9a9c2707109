import type { EntityManager } from 'typeorm';

/** A table of facts, and how a fact becomes a row of it. */
export interface FactTable<Fact> {
  name: string;
  /** The column that says which thing the fact is of. */
  key: string;
  /** Columns and what they take from the fact, the key and `version` among them. */
  columns: Readonly<Record<string, (fact: Fact) => unknown>>;
}

/**
 * Keeps a fact unless a newer version of it is here: events overtake each other, and come twice. Names of tables and
 * columns are our own constants; values are bound.
 */
export async function saveFact<Fact>(
  manager: EntityManager,
  { name, key, columns }: FactTable<Fact>,
  fact: Fact,
): Promise<void> {
  const names = Object.keys(columns);
  const updates = names.filter((column) => column !== key).map((column) => `${column} = excluded.${column}`);
  await manager.query(
    `insert into ${name} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})
     on conflict (${key}) do update set ${updates.join(', ')} where ${name}.version < excluded.version`,
    Object.values(columns).map((read) => read(fact)),
  );
}

import pg from 'pg';

interface Key {
  /** `primary`, `unique` or `foreign`. */
  kind: string;
  columns: string;
}

export interface KeyedTable {
  name: string;
  hasPortal: boolean;
  /** Those without `portal_id` among their columns. */
  keys: Key[];
}

const keysSql = `
  with tables as (
    select c.oid, c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'portal_id' and not a.attisdropped) as has_portal
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace),
  keys as (
    select indrelid as oid, case when indisprimary then 'primary' else 'unique' end as kind,
      (select string_agg(pg_get_indexdef(indexrelid, n, true), ', ' order by n) from generate_series(1, indnkeyatts) n)
        || case when indpred is null then '' else ' (some rows)' end as columns
    from pg_index where indisunique
    union all
    select conrelid, 'foreign', pg_get_constraintdef(oid) from pg_constraint where contype = 'f')
  select t.name, t.has_portal as "hasPortal",
    coalesce(jsonb_agg(jsonb_build_object('kind', k.kind, 'columns', k.columns) order by k.kind, k.columns)
      filter (where k.columns !~ '\\mportal_id\\M'), '[]') as keys
  from tables t left join keys k using (oid) where t.name <> 'migrations'
  group by t.name, t.has_portal order by t.name`;

/** Of each table of a database, the primary, unique and foreign keys whose columns do not include `portal_id`. */
export async function readKeys(url: string): Promise<KeyedTable[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<KeyedTable>(keysSql)).rows;
  } finally {
    await client.end();
  }
}

const foreign = /^FOREIGN KEY \((.+)\) REFERENCES (.+?)\(/;

function textOf({ kind, columns }: Key): string {
  const [, from, to] = foreign.exec(columns) ?? [];
  return from ? `${kind}: \`${from}\` to \`${to}\`` : `${kind}: \`${columns}\``;
}

/** `docs/operations/keys-without-portal.md`. */
export function keysPage(databases: ReadonlyMap<string, readonly KeyedTable[]>): string {
  const chapters = [...databases].map(([service, tables]) => {
    const withPortal = tables.filter(({ hasPortal }) => hasPortal);
    const ready = withPortal.filter(({ keys }) => keys.length === 0);
    const others = tables.filter(({ hasPortal }) => !hasPortal);
    return [
      `## ${service}`,
      `${withPortal.length} of ${tables.length} tables have \`portal_id\`. It is in every key of ${ready.length} of them: ${namesOf(ready)}.`,
      tableOf(
        'Not in these keys of the others',
        withPortal.filter(({ keys }) => keys.length > 0),
      ),
      tableOf('Tables without it', others),
    ].join('\n\n');
  });
  return `${[intro, ...chapters].join('\n\n')}\n`;
}

const intro = `# Keys without a portal

Made from the migrated databases by \`WRITE_DOCS=1 npx jest --selectProjects integration --testPathPatterns keys-without-portal\`; a test compares it.
What it is for: [growth](growth.md). A table that is distributed by \`portal_id\` may have no unique key without it, and refer only to tables that are distributed
alike or copied to every server.`;

const namesOf = (tables: readonly KeyedTable[]) =>
  tables.length === 0 ? 'none' : tables.map(({ name }) => `\`${name}\``).join(', ');

function tableOf(title: string, tables: readonly KeyedTable[]): string {
  const lines = tables.map(({ name, keys }) => `| \`${name}\` | ${keys.map(textOf).join('; ')} |`);
  return [`| Table | ${title} |`, '|---|---|', ...lines].join('\n');
}

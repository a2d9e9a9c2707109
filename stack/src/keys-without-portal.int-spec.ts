import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase } from '@overland/service-kit/testing';
import { allServices } from './services.js';
import { type KeyedTable, keysPage, readKeys } from './testing/keys-without-portal.js';

const file = path.resolve(import.meta.dirname, '../../docs/operations/keys-without-portal.md');

it('the page of keys without a portal names those that the migrated databases have', async () => {
  const databases = new Map<string, KeyedTable[]>();
  for (const definition of allServices) {
    const database = await createTestDatabase(definition);
    databases.set(definition.name, await readKeys(database.ownerUrl));
    await database.drop();
  }
  const page = keysPage(databases);
  if (process.env.WRITE_DOCS) writeFileSync(file, page);
  expect(readFileSync(file, 'utf8')).toBe(page);
}, 60_000);

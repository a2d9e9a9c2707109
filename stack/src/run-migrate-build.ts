// Migrates the database of a service by the code of a released build: arguments are the build's folder and the service.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { requiredVariable, startPart } from '@overland/service-kit';

const [, , folder = '', name = ''] = process.argv;
const { resolve } = createRequire(path.join(folder, 'services', name, 'package.json'));
const load = (request: string) => import(pathToFileURL(resolve(request)).href);

await startPart(async () => {
  const { runMigrations } = await load('@overland/service-kit');
  const { [name]: service } = await load(`@overland/${name}`);
  await runMigrations({
    url: requiredVariable('OWNER_URL', process.env),
    name,
    migrations: service.migrations,
    appRole: `${name}_app`,
  });
});

// node deploy/docker/until-migrated.mjs orders: ends once the database of a service has all migrations that this image has. On
// Kubernetes each part waits so for the migration, which runs beside it.
import { requiredVariable, serviceVariable, untilMigrated } from '../../libs/service-kit/dist/index.js';

const [, , name] = process.argv;
const { [`${name}Database`]: database } = await import(`../../services/${name}/dist/data-source.js`);
await untilMigrated({
  url: requiredVariable(serviceVariable(name, 'DATABASE_URL')),
  migrations: database.migrations,
  onWaiting: (reason) => process.stdout.write(`${name} waits: ${reason}\n`),
});

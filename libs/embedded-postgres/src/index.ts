export { type DatabaseRole, type DatabaseSpec, ensureDatabases } from './ensure-databases.js';
export { withFileLock } from './file-lock.js';
export { findFreePort } from './free-port.js';
export { isProcessAlive } from './processes.js';
export {
  type PostgresExit,
  type PostgresOptions,
  type RunningPostgres,
  startPostgres,
} from './start-postgres.js';
export { type SupervisedPostgres, supervisePostgres } from './supervise-postgres.js';

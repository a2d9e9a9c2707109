export { isDiskFull } from './disk-space.js';
export { type DatabaseRole, type DatabaseSpec, ensureDatabases } from './ensure-databases.js';
export { type FileLock, withFileLock } from './file-lock.js';
export { findAdminUrl } from './find-admin-url.js';
export { findFreePort } from './free-port.js';
export { isProcessAlive, workedSeconds } from './processes.js';
export { replaceFile } from './replace-file.js';
export {
  type PostgresExit,
  type PostgresOptions,
  type RunningPostgres,
  startPostgres,
} from './start-postgres.js';
export { type SupervisedPostgres, supervisePostgres } from './supervise-postgres.js';
export { keepWalArchive, walArchiveFolder } from './wal-archive.js';

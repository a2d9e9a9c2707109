export { findCommit, version as runningVersion } from '../product-build.mjs';
export * from './app-error.js';
export { bootService, bootWorker, createService } from './boot.js';
export { Clock, FixedClock } from './clock.js';
export { type ConfigSchema, faultsOf } from './config/faults.js';
export * from './config/fields.js';
export { variableOf, variables, type Weakness } from './config/variables.js';
export { weaknessOfDomain, weaknessOfPasswordIn, weaknessOfPublicAddress } from './config/weaknesses.js';
export {
  assertConfigured,
  jwtPublicKey,
  KIT_CONFIG,
  KitConfig,
  loadConfig,
  logLevel,
  port,
  requiredVariable,
  serviceVariable,
} from './config.js';
export { ConfigModule } from './config.module.js';
export { asNumber } from './database/column-types.js';
export { connectionDeadlines, roleDeadlines, withLongStatements } from './database/connection-deadlines.js';
export { Database, SERVICE_DATABASE } from './database/database.js';
export { DatabaseModule, type DatabaseOptions, openDatabase } from './database/database.module.js';
export { databaseConfig } from './database/database-config.js';
export { fieldsFor } from './database/fields-for.js';
export { deleteOutdated } from './database/housekeeping.js';
export { insertNew } from './database/insert-new.js';
export { KeptFor } from './database/kept-for.js';
export { listAsFile, type Sheet } from './database/list/list-as-file.js';
export { isFewDays, withinDays } from './database/list/list-days.js';
export type { ListColumn, ListDefinition, ListExpression } from './database/list/list-definition.js';
export {
  createSearchTable,
  searchCondition,
  textInColumn,
  writeSearchText,
} from './database/list/list-search.js';
export { newestFirst, type PageOfTrail } from './database/list/newest-first.js';
export { type ListRequest, readList } from './database/list/read-list.js';
export { countWholeList, readWholeList } from './database/list/read-whole-list.js';
export { lockFor } from './database/lock-for.js';
export { inMailboxOf, mailboxOf, mailboxSql } from './database/mailbox.js';
export * from './database/migration-helpers.js';
export { runMigrations } from './database/run-migrations.js';
export { saveNewer } from './database/save-newer.js';
export { portalFilter, portalOf, portalScope, type Scope, systemScope } from './database/scope.js';
export { SnakeCaseNames } from './database/snake-case-names.js';
export { untilMigrated } from './database/until-migrated.js';
export { afterCommit, inSystem, settingOf, withPortal } from './database/with-portal.js';
export type { Claim } from './due-work/claim.js';
export { DueRow } from './due-work/due-row.js';
export type { Waiting } from './due-work/due-rows.js';
export { LeaseLost } from './due-work/due-rows.js';
export * from './due-work/due-work.js';
export { DueWorks, workSoon } from './due-work/due-works.js';
export { pauseMs } from './due-work/pause-ms.js';
export { decrypt, encrypt } from './encryption.js';
export { consumeEvent } from './events/apply-events.js';
export { EventConsumer } from './events/event-consumer.js';
export { type EventHandlerMap, type EventHandlers, HandlesEvents } from './events/event-handlers.js';
export { IndexFailedEvents1800000000020 } from './events/index-failed-events.js';
export { replayEvents } from './events/replay-events.js';
export { skipEvents } from './events/skip-events.js';
export { exitOnSignal } from './exit-on-signal.js';
export { HoldSending1800000000165 } from './holds/hold-sending.js';
export { notHeld, type Sending } from './holds/sending.js';
export { addressPrefix } from './http/address-prefix.js';
export { type CheckedReply, prepareReply } from './http/checked-reply.js';
export { Drain } from './http/drain.js';
export { FileReply, fileReply, taggedFileReply, uploadedFileHeaders } from './http/file-reply.js';
export { Implements } from './http/implements.js';
export { notJson, takesBytes } from './http/json-body.js';
export { canBeJudged, Judges, unconfirmedPrefix } from './http/judging.js';
export { type By, Bytes, CalledBy, Caller, CallInfo, Input, type RequestInfo } from './http/parameters.js';
export { requestIdOf, tokenOf } from './http/request-headers.js';
export { fieldErrors, validateInput } from './http/validate-input.js';
export { hashOfBody } from './idempotency/hash-of-body.js';
export { findReply, idempotently, keyedCall } from './idempotency/idempotently.js';
export { didYouMean, namesNear } from './imports/did-you-mean.js';
export { ImportEntity, ImportRowEntity } from './imports/import.entity.js';
export { ImportsRepository } from './imports/imports.repository.js';
export { plainText, readOperable, readTransportType } from './imports/read-cells.js';
export { failedRows, RowRefusal, workOffImport } from './imports/work-off-import.js';
export { lastWork } from './last-work.js';
export { describeError, findDatabaseError } from './logging/describe-error.js';
export { createLogger } from './logging/logger.js';
export { currentContext, currentTraceparent, runInContext } from './logging/request-context.js';
export { surviveLostOutput } from './logging/survive-lost-output.js';
export { measureRoutes } from './metrics/measure-routes.js';
export { processMetrics } from './metrics/metrics.js';
export { MetricsConfig, readMetricsConfig } from './metrics/metrics-config.js';
export { openMetricsListener } from './metrics/metrics-listener.js';
export { addToOutbox } from './outbox/add-to-outbox.js';
export { handOverAgain, readEventsAfter } from './outbox/outbox-sql.js';
export { subscribersOf } from './outbox/to-envelope.js';
export { UserNameEntity } from './people/user-name.entity.js';
export {
  createUserNames,
  findName,
  findPeople,
  findToTell,
  mayOpen,
  nameSql,
  namesOf,
  newOwnerNames,
  ownedBy,
  ownerNameColumn,
  ownerNames,
  UserNames,
} from './people/user-names.js';
export { CompanyNames } from './portals/company-names.js';
export * from './portals/portal-replica.js';
export { workerOptions } from './queue/job-options.js';
export { QueueModule } from './queue/queue.module.js';
export * from './service-definition.js';
export { buildPath } from './services/build-path.js';
export { ServiceClient } from './services/service-client.js';
export { ServiceHosts } from './services/service-hosts.js';
export { CsvFault, type CsvLine, type CsvRow, parseCsv, readCsv } from './spreadsheets/read-csv.js';
export type { SheetCell } from './spreadsheets/sheet-cell.js';
export { formulaStart, streamCsv, writeCsv } from './spreadsheets/write-csv.js';
export { streamXlsx } from './spreadsheets/write-xlsx.js';
export { sentenceOf, startPart } from './start-part.js';
export { Rest } from './sweeper/rest.js';
export { Sweeper } from './sweeper/sweeper.js';
export { Sweeps } from './sweeper/sweeps.js';
export { takeConnections } from './taken-connections.js';
export { linkKeyFrom, readIdLink, signIdLink } from './tokens/id-link.js';
export * from './tokens/order-link.js';
export { signUserToken, verifyUserToken } from './tokens/user-token.js';
export { parseTraceparent } from './tracing/trace-parent.js';
export { beginServerSpan } from './tracing/trace-requests.js';
export { Tracing } from './tracing/tracing.js';
export { TracingConfig } from './tracing/tracing-config.js';
export { within } from './within.js';

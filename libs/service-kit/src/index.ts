export * from './app-error.js';
export { bootService, bootWorker, createService } from './boot.js';
export { Clock, FixedClock } from './clock.js';
export { KIT_CONFIG, KitConfig, loadConfig, requiredVariable, serviceVariable } from './config.js';
export { DatabaseModule, InjectDatabase, SERVICE_DATABASE } from './database/database.module.js';
export { listConditions } from './database/list-filters.js';
export * from './database/list-page.js';
export { createListSearch, dropListSearch, findMatches } from './database/list-search.js';
export { createKitTables, enablePortalSecurity, makeAppendOnly } from './database/migration-helpers.js';
export { renewPortalRule } from './database/portal-rule.js';
export { runMigrations } from './database/run-migrations.js';
export { portalOf, portalScope, type Scope, systemScope } from './database/scope.js';
export { type PageQuery, searchPattern, selectPage, selectPageAsJson } from './database/select-page.js';
export { settingOf, withPortal } from './database/with-portal.js';
export { endWhenTold } from './end-when-told.js';
export { consumeEvent } from './events/consume-event.js';
export { EventConsumer } from './events/event-consumer.js';
export { type EventHandlerMap, type EventHandlers, HandlesEvents } from './events/event-handlers.js';
export { type CheckedReply, prepareReply } from './http/checked-reply.js';
export { assertContractComplete } from './http/contract-check.js';
export { findEndpoint } from './http/endpoint-metadata.js';
export { type FileReply, fileReply, taggedFileReply } from './http/file-reply.js';
export { Implements } from './http/implements.js';
export { Caller, CallInfo, Input, type RequestInfo } from './http/parameters.js';
export { hashOfBody } from './idempotency/hash-of-body.js';
export { idempotently } from './idempotency/idempotently.js';
export { describeError, findDatabaseError } from './logging/describe-error.js';
export { createLogger, NestLogger } from './logging/logger.js';
export { currentContext, currentTraceparent, runInContext } from './logging/request-context.js';
export { measureRoutes } from './metrics/measure-routes.js';
export { openMetricsListener, readMetricsConfig } from './metrics/metrics-listener.js';
export { addToOutbox } from './outbox/add-to-outbox.js';
export { OutboxRelay } from './outbox/outbox-relay.js';
export * from './portals/portal-replica.js';
export { jobOptions } from './queue/job-options.js';
export { QueueModule } from './queue/queue.module.js';
export { Rounds } from './rounds.js';
export { open, seal } from './sealed.js';
export {
  type MigrationClass,
  SERVICE_NAME,
  SERVICE_ROLE,
  type ServiceDefinition,
  type ServiceRole,
} from './service-definition.js';
export { buildPath } from './services/build-path.js';
export { ServiceClient } from './services/service-client.js';
export { ServiceHosts } from './services/service-hosts.js';
export { signServiceToken, verifyServiceToken } from './tokens/service-token.js';
export { signUserToken, verifyUserToken } from './tokens/user-token.js';
export { parseTraceparent } from './tracing/trace-parent.js';
export { beginServerSpan } from './tracing/trace-requests.js';
export { Tracing } from './tracing/tracing.js';
export { TracingConfig } from './tracing/tracing-config.js';
export { within } from './within.js';

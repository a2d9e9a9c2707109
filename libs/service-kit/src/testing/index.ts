export { FixedClock } from '../clock.js';
export { aPortal } from './a-portal.js';
export { FakeS3 } from './fake-s3.js';
export { claimsOf, encode, es256, type Forgery, forgedTokens, hs256 } from './forged-tokens.js';
export { LogRecorder } from './log-recorder.js';
export { changePerson, storePerson } from './people.js';
export { findPgbouncer, Pgbouncer } from './pgbouncer.js';
export { type QueueBackend, queueBackends, redisBackends } from './queue-backends.js';
export { findRedisServer, TestRedis } from './redis-server.js';
export { aSession, serviceTokenFor, tokenFor } from './sessions.js';
export { SilentProxy } from './silent-proxy.js';
export {
  bootTestApp,
  callEndpoint,
  startTestService,
  type TestReply,
  type TestService,
} from './start-test-service.js';
export { createTestDatabase, createTestQueue, poolerUsers, type TestDatabase } from './test-database.js';
export { setTestEnvironment } from './test-environment.js';
export { testKeys } from './test-keys.js';
export { type CollectedSpan, TraceCollector } from './trace-collector.js';
export { until } from './until.js';

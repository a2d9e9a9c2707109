import { randomUUID } from 'node:crypto';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { loadConfig, requiredVariable, serviceVariable } from '../config.js';
import { FailedEventEntity } from '../events/failed-event.entity.js';
import { IdempotencyKeyEntity } from '../idempotency/idempotency-key.entity.js';
import { PortalRenameEntity } from '../portals/portal-rename.entity.js';
import { PortalReplicaEntity } from '../portals/portal-replica.entity.js';
import type { MigrationClass } from '../service-definition.js';
import { columnTypes } from './column-types.js';
import { connectionDeadlines, longestStatementMs } from './connection-deadlines.js';
import { Database, SERVICE_DATABASE } from './database.js';
import { databaseConfig } from './database-config.js';
import { onceAnswering } from './once-answering.js';
import { SnakeCaseNames } from './snake-case-names.js';

type EntityClass = new () => object;

/** Every service's database has the kit's tables. */
const kitEntities: EntityClass[] = [
  PortalReplicaEntity,
  PortalRenameEntity,
  IdempotencyKeyEntity,
  FailedEventEntity,
];

export interface DatabaseOptions {
  /** The service's name. */
  name: string;
  /** Of the service's own tables; those of the kit are added. */
  entities: EntityClass[];
  migrations?: MigrationClass[];
}

function dataSourceOptions(
  { name, entities }: DatabaseOptions,
  deadlines = connectionDeadlines(),
): DataSourceOptions {
  const config = loadConfig(databaseConfig(name));
  return {
    type: 'postgres',
    url: String(config[serviceVariable(name, 'DATABASE_URL')]),
    entities: [...kitEntities, ...entities],
    namingStrategy: new SnakeCaseNames(),
    synchronize: false,
    migrationsRun: false,
    // Migrations install what is needed; this role may not, and PostgreSQL would log that it tried.
    installExtensions: false,
    // TypeORM would log parameters, which are people's data.
    logging: false,
    applicationName: `overland-${name}`,
    poolSize: Number(config[serviceVariable(name, 'POOL_SIZE')]),
    extra: {
      types: columnTypes,
      ...deadlines,
      // The driver's default of 10 s would reopen connections after each quiet moment.
      idleTimeoutMillis: 300_000,
    },
  };
}

/**
 * The same database for work outside of a service, such as loading demo data, which can wait for a busy server. By the address of
 * PostgreSQL itself: a pooler refuses its longer deadline.
 */
export function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  const deadlines = connectionDeadlines({ connectMs: longestStatementMs, statementMs: longestStatementMs });
  return open(options.name, dataSourceOptions(options, deadlines));
}

/** Once the server answers. */
function open(name: string, options: DataSourceOptions): Promise<DataSource> {
  const variable = serviceVariable(name, 'DATABASE_URL');
  return onceAnswering({ variable, url: requiredVariable(variable) }, () =>
    new DataSource(options).initialize(),
  );
}

/**
 * A data source for each service, so that several can live in one process. Connects as the role that owns
 * nothing, to `<NAME>_DATABASE_URL`; at most `<NAME>_POOL_SIZE` (10) connections, 5 s a statement, 2 s a lock
 * (connection-deadlines.ts).
 */
@Global()
@Module({})
export class DatabaseModule {
  static forService(options: DatabaseOptions): DynamicModule {
    // Unique, as tests run several apps of one service in a process.
    const name = `${options.name}-${randomUUID()}`;
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          name,
          // Its own retries would log each with its stack.
          useFactory: () => ({ ...dataSourceOptions(options), toRetry: () => false }),
          dataSourceFactory: () => open(options.name, dataSourceOptions(options)),
        }),
      ],
      providers: [Database, { provide: SERVICE_DATABASE, useExisting: getDataSourceToken(name) }],
      exports: [Database, SERVICE_DATABASE],
    };
  }
}

import { type DynamicModule, Global, Inject, Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions, EntitySchema } from 'typeorm';
import { requiredVariable, serviceVariable } from '../config.js';
import type { MigrationClass } from '../service-definition.js';

/** Injection token of the data source of the service at hand, whatever its name. */
export const SERVICE_DATABASE = Symbol('ServiceDatabase');

/** Injects the service's `DataSource`. */
export const InjectDatabase = (): ParameterDecorator & PropertyDecorator => Inject(SERVICE_DATABASE);

type EntityClass = (new (...args: never[]) => object) | EntitySchema;

interface DatabaseOptions {
  /** The service's name; also the name of the data source (`@InjectDataSource('quoting')`). */
  name: string;
  entities: EntityClass[];
  migrations?: MigrationClass[];
}

function poolSize(name: string): number {
  const configured = Number(process.env[serviceVariable(name, 'POOL_SIZE')] ?? 10);
  if (!Number.isInteger(configured) || configured < 1) {
    throw new Error(`${serviceVariable(name, 'POOL_SIZE')} must be a whole number above 0.`);
  }
  return configured;
}

function dataSourceOptions({ name, entities }: DatabaseOptions): DataSourceOptions {
  return {
    type: 'postgres',
    url: requiredVariable(serviceVariable(name, 'DATABASE_URL')),
    entities: entities as (new () => object)[],
    synchronize: false,
    migrationsRun: false,
    // TypeORM would log parameters, which are people's data.
    logging: false,
    applicationName: `overland-${name}`,
    poolSize: poolSize(name),
    extra: {
      connectionTimeoutMillis: 2000,
      statement_timeout: 5000,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
    },
  };
}

/**
 * One named data source for a service, so that several can live in one process. Connects as the role that owns
 * nothing, to `<NAME>_DATABASE_URL`; at most `<NAME>_POOL_SIZE` (10) connections, 5 s a statement, 2 s a lock.
 */
@Global()
@Module({})
export class DatabaseModule {
  static forService(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({ name: options.name, useFactory: () => dataSourceOptions(options) }),
        TypeOrmModule.forFeature(options.entities as (new () => object)[], options.name),
      ],
      providers: [{ provide: SERVICE_DATABASE, useExisting: getDataSourceToken(options.name) }],
      exports: [SERVICE_DATABASE, TypeOrmModule],
    };
  }
}

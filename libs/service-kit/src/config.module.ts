import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { ConfigSchema } from './config/faults.js';
import { loadConfig } from './config.js';

/** What a service reads from its environment, for all its modules to inject by `token`. */
@Global()
@Module({})
export class ConfigModule {
  static forService(token: symbol, schema: ConfigSchema): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: token, useFactory: () => loadConfig(schema) }],
      exports: [token],
    };
  }
}

import { type DynamicModule, Global, Module } from '@nestjs/common';

/** What a service reads from its environment, for all its modules to inject by `token`. */
@Global()
@Module({})
export class ConfigModule {
  static forService(token: symbol, read: () => object): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: token, useFactory: read }],
      exports: [token],
    };
  }
}

import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { KIT_CONFIG, type KitConfig } from '../config.js';
import { jobOptions } from './job-options.js';
import { openQueueConnection, type QueueConnection } from './queue-connection.js';

export const QUEUE_CONNECTION = Symbol('QueueConnection');

@Global()
@Module({
  providers: [
    {
      provide: QUEUE_CONNECTION,
      inject: [KIT_CONFIG],
      useFactory: (config: KitConfig) => openQueueConnection(config),
    },
  ],
  exports: [QUEUE_CONNECTION],
})
export class QueueConnectionModule {}

/** The queues of a service's own jobs: inject with `@InjectQueue(name)`, run with `@Processor(name)`. */
@Module({})
export class QueueModule {
  /** Processors run in the worker role only; `jobOptions` are the defaults of every job. */
  static forQueues(names: string[]): DynamicModule {
    const registered = BullModule.registerQueue(...names.map((name) => ({ name })));
    return {
      module: QueueModule,
      imports: [
        QueueConnectionModule,
        BullModule.forRootAsync({
          inject: [QUEUE_CONNECTION],
          useFactory: ({ connection }: QueueConnection) => ({ connection, defaultJobOptions: jobOptions }),
          extraOptions: { manualRegistration: true },
        }),
        registered,
      ],
      exports: [registered],
    };
  }
}

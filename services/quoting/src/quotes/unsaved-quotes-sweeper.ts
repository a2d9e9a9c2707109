import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  Clock,
  InjectDatabase,
  Rounds,
  SERVICE_ROLE,
  type ServiceRole,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { UnsavedQuotesRepository } from './unsaved-quotes.repository.js';

/** Short transactions: who saves one of these quotes meanwhile hardly waits. */
const batchSize = 200;

/** Removes the staff's forgotten Unsaved quotes, in the worker role; several processes share the work. */
@Injectable()
export class UnsavedQuotesSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('UnsavedQuotesSweeper');
  private readonly rounds = new Rounds({
    what: 'removing unsaved quotes',
    everyMs: 10 * 60 * 1000,
    work: () => this.sweep(),
  });
  private isStopping = false;

  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    @Inject(SERVICE_ROLE) private readonly role: ServiceRole,
    private readonly quotes: UnsavedQuotesRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (this.role !== 'web') this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    return this.rounds.stop();
  }

  /** Batch after batch until none is left. @returns how many quotes are gone. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    let total = 0;
    for (let removed = batchSize; removed === batchSize && !this.isStopping; total += removed) {
      removed = await withPortal(this.dataSource, systemScope, (manager) =>
        this.quotes.remove(manager, now, batchSize),
      );
    }
    if (total > 0) this.logger.log(`removed ${total} unsaved quotes`);
    return total;
  }
}

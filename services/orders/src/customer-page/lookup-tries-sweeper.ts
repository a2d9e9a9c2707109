import { Injectable } from '@nestjs/common';
import { hourMs } from '@overland/contracts/calendar';
import { Clock, InjectDatabase, Sweeps, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { deleteOldTries } from './lookup-tries.js';

/** Forgets who looked orders up. */
@Injectable()
export class LookupTriesSweeper {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'sweeping lookups of orders', everyMs: hourMs })
  sweep(): Promise<void> {
    return withPortal(this.dataSource, systemScope, (manager) => deleteOldTries(manager, this.clock.now()));
  }
}

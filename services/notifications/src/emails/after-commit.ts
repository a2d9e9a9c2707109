import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@overland/service-kit';
import type { DataSource, EntityManager, EntitySubscriberInterface, TransactionCommitEvent } from 'typeorm';

/** Runs work once a transaction that it does not control itself has committed; never after a rollback. */
@Injectable()
export class AfterCommit implements EntitySubscriberInterface {
  private readonly waiting = new WeakMap<object, (() => void)[]>();

  constructor(@InjectDatabase() database: DataSource) {
    database.subscribers.push(this);
  }

  /** @param work must not throw; what it starts is not waited for. */
  run(manager: EntityManager, work: () => void): void {
    const { queryRunner } = manager;
    if (!queryRunner) throw new Error('Only a transaction can be waited for.');
    this.waiting.set(queryRunner, [...(this.waiting.get(queryRunner) ?? []), work]);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    const work = this.waiting.get(queryRunner) ?? [];
    this.waiting.delete(queryRunner);
    for (const run of work) run();
  }
}

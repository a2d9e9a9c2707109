import { Injectable, Logger } from '@nestjs/common';
import { hourMs } from '@overland/contracts/calendar';
import { Clock, InjectDatabase, Sweeps, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { PushClient, type PushOutcome } from './push-client.js';
import { PushLinks } from './push-links.js';
import { type ClaimedPush, PushMessagesRepository } from './push-messages.repository.js';

const firstPauseMs = 5_000;
const longestPauseMs = hourMs;

/** Sends messages to devices, apart from any request. A row that is due is the queue: after a crash the next process goes on. */
@Injectable()
export class PushSender {
  private readonly logger = new Logger('Push');

  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly messages: PushMessagesRepository,
    private readonly links: PushLinks,
    private readonly client: PushClient,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'sending messages to devices', everyMs: 1000 })
  async run(): Promise<void> {
    const claimed = await this.inSystem((manager) => this.messages.claim(manager, this.clock.now()));
    await Promise.all(claimed.map((push) => this.send(push)));
  }

  private async send(push: ClaimedPush): Promise<void> {
    const { message, device } = push;
    const token = this.links.open(device);
    const { title, tag } = message;
    const outcome: PushOutcome =
      token === null
        ? { kind: 'gone', status: null }
        : await this.client.send(device, { title, tag, path: `/order-status/${token}` });
    await this.inSystem((manager) => this.keep(manager, push, outcome));
  }

  /** The address of a device is a secret, so the log has ids alone. */
  private async keep(
    manager: EntityManager,
    { message, device }: ClaimedPush,
    outcome: PushOutcome,
  ): Promise<void> {
    const line = `message ${message.id} to device ${device.id}`;
    if (outcome.kind === 'gone') {
      this.logger.log(`device ${device.id} is gone (${outcome.status ?? 'not asked'})`);
      return this.messages.removeDevice(manager, device);
    }
    if (outcome.kind === 'failed') {
      const dueAt = this.retryAt(message.attempts, outcome.retryAfterSeconds);
      if (dueAt < message.giveUpAt) return this.messages.postpone(manager, message, dueAt);
    }
    if (outcome.kind !== 'sent') this.logger.warn(`${line} is given up (${outcome.status ?? 'no answer'})`);
    return this.messages.finish(manager, message);
  }

  private retryAt(attempts: number, retryAfterSeconds: number): Date {
    const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(attempts - 1, 12), longestPauseMs);
    return new Date(this.clock.now().getTime() + Math.max(pauseMs, retryAfterSeconds * 1000));
  }

  private inSystem<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withPortal(this.database, systemScope, work);
  }
}

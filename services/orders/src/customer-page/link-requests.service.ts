import { Injectable } from '@nestjs/common';
import { messages } from '@overland/contracts';
import { Clock, currentTraceparent, InjectDatabase, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { LinkRequestEntity } from './link-request.entity.js';
import { askedTooOften, countLookup } from './order-lookups.js';

/** Customers ask for the link to their order by email; `LinkMailer` sends it. */
@Injectable()
export class LinkRequests {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Only stores the request, whether or not there is such an order: neither the answer nor its timing reveals it.
   * @throws AppError tooManyRequests for a number that was asked for too often, whether it exists or not.
   */
  async ask(uniqueId: number, email: string, requestId: string): Promise<{ message: string }> {
    const request = { uniqueId, email, requestId, traceparent: currentTraceparent() };
    const isTooOften = await withPortal(this.dataSource, systemScope, async (manager) => {
      if (await countLookup(manager, uniqueId, this.clock.now())) return true;
      await manager.getRepository(LinkRequestEntity).insert(request);
      return false;
    });
    if (isTooOften) throw askedTooOften();
    return { message: messages.linkMailed };
  }
}

import { Injectable } from '@nestjs/common';
import { messages } from '@overland/contracts';
import { currentTraceparent, InjectDatabase, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { LinkRequestEntity } from './link-request.entity.js';

/** Customers ask for the link to their order by email; `LinkMailer` sends it. */
@Injectable()
export class LinkRequests {
  constructor(@InjectDatabase() private readonly dataSource: DataSource) {}

  /**
   * Only stores the request, whether or not there is such an order: neither the answer nor its timing reveals it. Nobody
   * finds an order by it, so that the gateway's limit of each address is enough.
   */
  async ask(uniqueId: number, email: string, requestId: string): Promise<{ message: string }> {
    const request = { uniqueId, email, requestId, traceparent: currentTraceparent() };
    await withPortal(this.dataSource, systemScope, (manager) =>
      manager.getRepository(LinkRequestEntity).insert(request),
    );
    return { message: messages.linkMailed };
  }
}

import { Injectable } from '@nestjs/common';
import { messages } from '@overland/contracts';
import { currentTraceparent, InjectDatabase, inSystem } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { LinksRepository } from './links.repository.js';

/** Customers ask for the link to their order by email; `LinkMailer` sends it. */
@Injectable()
export class LinkRequests {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly links: LinksRepository,
  ) {}

  /**
   * Only stores the request, so that neither the answer nor its timing reveals whether the order exists. Since nothing can be
   * found out this way, the gateway's limit by address is enough.
   */
  async ask(uniqueId: number, email: string, requestId: string): Promise<{ message: string }> {
    const request = { uniqueId, email, requestId, traceparent: currentTraceparent() };
    await inSystem(this.dataSource, (manager) => this.links.addRequest(manager, request));
    return { message: messages.linkMailed };
  }
}

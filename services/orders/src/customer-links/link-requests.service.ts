import { Injectable } from '@nestjs/common';
import { messages } from '@overland/contracts';
import { currentTraceparent, Database } from '@overland/service-kit';
import { LinksRepository } from './links.repository.js';

/** Customers ask for the link to their order by email; `LinkMailer` sends it. */
@Injectable()
export class LinkRequests {
  constructor(
    private readonly database: Database,
    private readonly links: LinksRepository,
  ) {}

  /**
   * Only stores the request, so that neither the answer nor its timing reveals whether the order exists. Since nothing can be
   * found out this way, the gateway's limit by address is enough.
   */
  async ask(uniqueId: number, email: string, requestId: string): Promise<{ message: string }> {
    const request = { uniqueId, email, requestId, traceparent: currentTraceparent() };
    await this.database.inSystem((manager) => this.links.addRequest(manager, request));
    return { message: messages.linkMailed };
  }
}

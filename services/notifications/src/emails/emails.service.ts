import { Injectable } from '@nestjs/common';
import { type EmailLog, orders, type Session } from '@overland/contracts';
import { Database, portalOf, portalScope, type RequestInfo, ServiceClient } from '@overland/service-kit';
import { EmailsRepository } from './emails.repository.js';

@Injectable()
export class EmailsService {
  constructor(
    private readonly database: Database,
    private readonly repository: EmailsRepository,
    private readonly services: ServiceClient,
  ) {}

  /** The emails of one order, newest first. @throws AppError notFound if the order does not exist or is another portal's. */
  async logsOfOrder(orderId: string, caller: Session, { requestId }: RequestInfo): Promise<EmailLog[]> {
    const scope = portalScope(caller);
    const rows = await this.database.withPortal(scope, (manager) =>
      this.repository.listOfOrder(manager, orderId, scope),
    );
    if (rows.length === 0) {
      const body = { orderId, portalId: portalOf(scope) };
      await this.services.call(orders.exists, { body }, { requestId });
    }
    return rows;
  }
}

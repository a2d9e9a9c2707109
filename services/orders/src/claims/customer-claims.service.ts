import { Injectable } from '@nestjs/common';
import type { ClaimReporting, CustomerClaims, UploadRequest } from '@overland/contracts';
import { Database } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { CustomerLinks } from '../customer-links/customer-links.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { ClaimReports } from './claim-reports.js';
import { ClaimUploads } from './claim-uploads.js';
import { ClaimViews } from './claim-views.js';
import { ClaimWithdrawals } from './claim-withdrawals.js';

/** Damage that customers report by the link to their order. @throws AppError linkExpired in every call */
@Injectable()
export class CustomerClaimsService {
  constructor(
    private readonly database: Database,
    private readonly links: CustomerLinks,
    private readonly reports: ClaimReports,
    private readonly uploads: ClaimUploads,
    private readonly withdrawals: ClaimWithdrawals,
    private readonly views: ClaimViews,
  ) {}

  list(token: string): Promise<CustomerClaims> {
    return this.database.inSystem(async (manager) =>
      this.views.forCustomer(manager, await this.links.orderOf(manager, token)),
    );
  }

  /** @throws AppError as `ClaimUploads.sign`. */
  signUpload(
    file: Omit<UploadRequest, 'orderId'>,
    token: string,
  ): Promise<{ signedUrl: string; key: string }> {
    return this.inOrder(token, (manager, order) => this.uploads.sign(manager, order, file));
  }

  /** @throws AppError as `ClaimReports.take`. */
  async report(reporting: ClaimReporting, token: string, requestId: string): Promise<CustomerClaims> {
    const actorOf = (_manager: EntityManager, order: PlacedOrder) => order.customerFullName;
    await this.reports.take((work) => this.inOrder(token, work), {
      reporting,
      tells: true,
      reporter: { userId: null, actorOf },
      requestId,
    });
    return this.list(token);
  }

  /** Withdrawing twice changes nothing. @throws AppError notFound; conflict once it is decided. */
  withdraw(claimId: string, token: string, requestId: string): Promise<CustomerClaims> {
    return this.inOrder(token, async (manager, order) => {
      await this.withdrawals.withdraw(manager, order, { claimId, requestId });
      return this.views.forCustomer(manager, order);
    });
  }

  private inOrder<T>(
    token: string,
    work: (manager: EntityManager, order: PlacedOrder) => Promise<T>,
  ): Promise<T> {
    return this.database.inSystem(async (manager) =>
      work(manager, await this.links.lockOrderOf(manager, token)),
    );
  }
}

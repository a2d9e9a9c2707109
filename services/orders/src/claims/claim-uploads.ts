import { Injectable } from '@nestjs/common';
import type { UploadRequest } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { AppError, Clock, listTimeZone } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { OrderFilesRepository } from '../files/order-files.repository.js';
import { UploadedFiles } from '../files/uploaded-files.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { checkInTime, deliveredOn, mostUploads } from './claim-rules.js';

/** Files that customers upload for a report. */
@Injectable()
export class ClaimUploads {
  constructor(
    private readonly files: OrderFilesRepository,
    private readonly uploaded: UploadedFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError conflict when nothing can be reported, or after too many files. */
  async sign(
    manager: EntityManager,
    order: PlacedOrder,
    file: Omit<UploadRequest, 'orderId'>,
  ): Promise<{ signedUrl: string; key: string }> {
    const timeZone = await listTimeZone(manager, order.portalId);
    checkInTime(deliveredOn(order, timeZone), todayIn(timeZone, this.clock.now()));
    const count = await this.files.count(manager, order.id, { forClaim: true });
    if (count >= mostUploads) {
      throw new AppError('conflict', 'This order has too many files. Please call us.');
    }
    return this.uploaded.sign(manager, order, { ...file, addedBy: order.customerFullName, forClaim: true });
  }
}

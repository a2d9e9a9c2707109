import { Injectable } from '@nestjs/common';
import type { OrderFile } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { FileLinks } from '../files/file-links.js';
import { OrderFilesRepository } from '../files/order-files.repository.js';

@Injectable()
export class ShownFiles {
  constructor(
    private readonly files: OrderFilesRepository,
    private readonly links: FileLinks,
  ) {}

  /** Those that staff see now, with new links to their bytes. */
  async of(manager: EntityManager, orderId: string, now: Date): Promise<OrderFile[]> {
    return this.links.toOrderFiles(await this.files.listShown(manager, orderId, now));
  }
}

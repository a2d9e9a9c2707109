import { Injectable } from '@nestjs/common';
import { Database } from '@overland/service-kit';
import { CustomerLinks } from '../customer-links/customer-links.js';
import { FileLinks } from '../files/file-links.js';
import { noSuchFile } from '../files/file-refusals.js';
import { OrderFilesRepository } from '../files/order-files.repository.js';

/** Lets customers download the files that staff have shared with them. */
@Injectable()
export class CustomerFiles {
  constructor(
    private readonly database: Database,
    private readonly links: CustomerLinks,
    private readonly files: OrderFilesRepository,
    private readonly fileLinks: FileLinks,
  ) {}

  /** @throws AppError linkExpired; notFound, the same for every file that the page does not list. */
  async link(token: string, key: string): Promise<{ url: string }> {
    const shown = await this.database.inSystem(async (manager) =>
      this.files.listForCustomer(manager, await this.links.orderOf(manager, token)),
    );
    const file = shown.find((one) => one.key === key);
    if (!file) throw noSuchFile();
    return { url: await this.fileLinks.toDownload(file) };
  }
}

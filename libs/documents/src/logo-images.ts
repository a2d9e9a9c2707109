import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { findLogoFile, portalLogos } from '@overland/contracts';
import { currentContext, ServiceClient } from '@overland/service-kit';
import { LRUCache } from 'lru-cache';

/**
 * The pictures of uploaded logos. A printed page fetches nothing, so that identity, which keeps them, is asked before. A
 * name always stands for the same picture.
 */
@Injectable()
export class LogoImages {
  private readonly log = new Logger('LogoImages');
  private readonly images = new LRUCache<string, string>({ max: 100 });

  constructor(private readonly client: ServiceClient) {}

  /** The logo as a `data:` address where it was uploaded, else as it is; null while it cannot be had. */
  async find(companyLogo: string | null): Promise<string | null> {
    const file = findLogoFile(companyLogo);
    if (file === null) return companyLogo;
    const known = this.images.get(file);
    if (known !== undefined) return known;
    const requestId = currentContext()?.requestId ?? randomUUID();
    try {
      const { image } = await this.client.call(portalLogos.image, { body: { file } }, { requestId });
      this.images.set(file, image);
      return image;
    } catch (error) {
      // A document without its logo is better than none.
      this.log.warn(error, 'a logo could not be had');
      return null;
    }
  }
}

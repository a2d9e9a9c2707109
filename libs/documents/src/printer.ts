import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS_CONFIG, type DocumentsConfig } from './documents-config.js';
import { type Letterhead, type LetterheadPortal, letterhead } from './letterhead.js';
import { LogoImages } from './logo-images.js';
import { WarmBrowser } from './warm-browser.js';

/** Prints documents on the letterheads of companies. */
@Injectable()
export class Printer {
  constructor(
    private readonly browser: WarmBrowser,
    private readonly logos: LogoImages,
    @Inject(DOCUMENTS_CONFIG) private readonly config: DocumentsConfig,
  ) {}

  async letterhead(portal: LetterheadPortal): Promise<Letterhead> {
    return letterhead(portal, { config: this.config, logo: await this.logos.find(portal.companyLogo) });
  }

  /** @param html a page that needs nothing else. @throws AppError unavailable, with when to ask again. */
  print(html: string): Promise<Buffer> {
    return this.browser.print(html);
  }

  /** The same as a PNG of 1200 by 630 pixels. */
  picture(html: string): Promise<Buffer> {
    return this.browser.picture(html);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS_CONFIG, type DocumentsConfig } from './documents-config.js';
import { type Letterhead, type LetterheadPortal, letterhead } from './letterhead.js';
import { WarmBrowser } from './warm-browser.js';

/** Prints documents on the letterheads of companies. */
@Injectable()
export class Printer {
  constructor(
    private readonly browser: WarmBrowser,
    @Inject(DOCUMENTS_CONFIG) private readonly config: DocumentsConfig,
  ) {}

  letterhead(portal: LetterheadPortal): Letterhead {
    return letterhead(portal, this.config);
  }

  /** @param html a page that needs nothing else. @throws AppError unavailable, with when to ask again. */
  print(html: string): Promise<Buffer> {
    return this.browser.print(html);
  }
}

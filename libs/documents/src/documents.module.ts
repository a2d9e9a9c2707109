import { Module } from '@nestjs/common';
import { loadConfig } from '@overland/service-kit';
import { DOCUMENTS_CONFIG, DocumentsConfig } from './documents-config.js';
import { LogoImages } from './logo-images.js';
import { Printer } from './printer.js';
import { SharedBrowser } from './shared-browser.js';
import { WarmBrowser } from './warm-browser.js';

/** What a service needs to print. */
@Module({
  providers: [
    { provide: WarmBrowser, useFactory: () => SharedBrowser.borrow() },
    { provide: DOCUMENTS_CONFIG, useFactory: () => loadConfig(DocumentsConfig) },
    LogoImages,
    Printer,
  ],
  exports: [Printer],
})
export class DocumentsModule {}

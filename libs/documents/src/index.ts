export { documentTemplate, type PrintedPage } from './document-template.js';
export { DocumentsModule } from './documents.module.js';
export { DocumentsConfig } from './documents-config.js';
export type { Letterhead, LetterheadPortal } from './letterhead.js';
export { type Pdf, PdfCache } from './pdf-cache.js';
export { Printer } from './printer.js';
export { type QrCode, qrCode } from './qr-code.js';
export { WarmBrowser } from './warm-browser.js';

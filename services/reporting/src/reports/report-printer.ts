import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { documentTemplate, type LetterheadPortal, Printer } from '@overland/documents';
import { Database, findPortal, portalOf, type Scope } from '@overland/service-kit';
import type { Owner, ReportDocument } from './report-document.js';

/** `services/reporting/templates`, the same two levels up from `src/reports` and from `dist/reports`. */
const templates = path.join(import.meta.dirname, '../../templates');

const renderReport = documentTemplate<ReportDocument>(templates, 'report');

const providerAlone: LetterheadPortal = {
  companyName: '',
  companyLogo: null,
  accentColor: '',
  replyToEmail: '',
  supportPhone: '',
  displayMCLogo: true,
  isCustomerPortal: true,
  contactEmail: '',
  contactPhone: '',
  companyPhone: '',
};

/** Prints reports on the company's letterhead, or on the provider's for all companies. */
@Injectable()
export class ReportPrinter {
  constructor(
    private readonly database: Database,
    private readonly printer: Printer,
  ) {}

  /** @throws AppError unavailable while printing is not possible. */
  async print(scope: Scope, documentOf: (owner: Owner) => ReportDocument): Promise<Buffer> {
    const portalId = portalOf(scope);
    const portal =
      portalId === null
        ? null
        : await this.database.withPortal(scope, (manager) => findPortal(manager, portalId));
    const letterhead = await this.printer.letterhead(portal ?? providerAlone);
    return this.printer.print(
      renderReport(documentOf({ letterhead, name: portal?.companyName ?? 'All companies' })),
    );
  }
}

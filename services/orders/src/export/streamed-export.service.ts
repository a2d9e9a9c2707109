import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { type Endpoint, orderExports, type Session } from '@overland/contracts';
import { formatCount, saidToStaff } from '@overland/contracts/format';
import { AppError, portalScope } from '@overland/service-kit';
import type { ExportRequest } from './export-columns.js';
import { ExportFiles } from './export-files.js';

/** How many orders can be sent at once. More are exported in the background. */
export const MOST_STREAMED = Symbol('MostStreamed');

/** The list as a file, sent while it is read. */
@Injectable()
export class StreamedExportService {
  constructor(
    private readonly files: ExportFiles,
    @Inject(MOST_STREAMED) private readonly most: number,
  ) {}

  /** @throws AppError tooManyRows */
  async export(request: ExportRequest, session: Session): Promise<Readable> {
    const scope = portalScope(session, request.portalId);
    const { userId, role } = session;
    const scoped = { request, scope, reads: portalScope(session), userId, showsCosts: role === 'MCAdmin' };
    if (!request.orderIds && (await this.files.count(scoped, this.most + 1)) > this.most) {
      const message = saidToStaff('More than {most} orders are exported in the background.', {
        most: formatCount(this.most),
      });
      throw new AppError('tooManyRows', message, { details: { call: named(orderExports.start) } });
    }
    return this.files.open(scoped);
  }
}

const named = ({ method, path }: Endpoint) => `${method} ${path}`;

import type { Readable } from 'node:stream';
import { Controller } from '@nestjs/common';
import { fileBytes, type InputOf } from '@overland/contracts';
import { Bytes, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { FileBytesService } from './file-bytes.service.js';

@Controller()
export class FileBytesController {
  constructor(private readonly service: FileBytesService) {}

  @Implements(fileBytes.upload)
  upload(
    @Input() { params, query }: InputOf<typeof fileBytes.upload>,
    @Bytes() bytes: Readable,
    @CallInfo() { header }: RequestInfo,
  ) {
    return this.service.upload({ ...params, ...query }, { bytes, contentType: header('content-type') });
  }

  @Implements(fileBytes.download)
  download(@Input() { params, query }: InputOf<typeof fileBytes.download>) {
    return this.service.download({ ...params, ...query });
  }
}

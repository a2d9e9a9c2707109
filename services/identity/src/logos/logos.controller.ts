import type { Readable } from 'node:stream';
import { Controller } from '@nestjs/common';
import { type InputOf, portalLogos, type Session } from '@overland/contracts';
import { Bytes, Caller, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { Logos } from './logos.service.js';

@Controller()
export class LogosController {
  constructor(private readonly service: Logos) {}

  @Implements(portalLogos.upload)
  upload(@Bytes() bytes: Readable, @CallInfo() { header }: RequestInfo, @Caller() caller: Session) {
    return this.service.upload(bytes, { contentType: header('content-type'), caller });
  }

  @Implements(portalLogos.get)
  get(@Input() { params }: InputOf<typeof portalLogos.get>) {
    return this.service.get(params.file);
  }

  @Implements(portalLogos.image)
  image(@Input() { body }: InputOf<typeof portalLogos.image>) {
    return this.service.image(body.file);
  }
}

import type { Readable } from 'node:stream';
import { Controller } from '@nestjs/common';
import { type InputOf, portalLogos } from '@overland/contracts';
import { type By, Bytes, CalledBy, Implements, Input } from '@overland/service-kit';
import { Logos } from './logos.service.js';

@Controller()
export class LogosController {
  constructor(private readonly service: Logos) {}

  @Implements(portalLogos.upload)
  upload(@Bytes() bytes: Readable, @CalledBy() { session, info: { header } }: By) {
    return this.service.upload(bytes, { contentType: header('content-type'), session });
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

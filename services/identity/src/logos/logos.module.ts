import { Module } from '@nestjs/common';
import { Clock, KIT_CONFIG } from '@overland/service-kit';
import { FileStore, openFileStore } from '@overland/service-kit/files';
import { LogosController } from './logos.controller.js';
import { Logos } from './logos.service.js';

@Module({
  controllers: [LogosController],
  providers: [{ provide: FileStore, useFactory: openFileStore, inject: [KIT_CONFIG, Clock] }, Logos],
  exports: [Logos],
})
export class LogosModule {}

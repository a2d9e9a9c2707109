import { Module } from '@nestjs/common';
import { NoticeWriter } from './notice-writer.js';
import { NoticesController } from './notices.controller.js';
import { NoticesRepository } from './notices.repository.js';
import { Notices } from './notices.service.js';

@Module({
  controllers: [NoticesController],
  providers: [Notices, NoticesRepository, NoticeWriter],
  exports: [NoticeWriter],
})
export class NoticesModule {}

import { Module } from '@nestjs/common';
import { CustomerNews } from './customer-news.js';
import { NoticeWriter } from './notice-writer.js';
import { NoticesController } from './notices.controller.js';
import { NoticesRepository } from './notices.repository.js';
import { Notices } from './notices.service.js';

@Module({
  controllers: [NoticesController],
  providers: [CustomerNews, Notices, NoticesRepository, NoticeWriter],
  exports: [CustomerNews, NoticeWriter],
})
export class NoticesModule {}

import { Module } from '@nestjs/common';
import { ListViewsController } from './list-views.controller.js';
import { ListViewsRepository } from './list-views.repository.js';
import { ListViews } from './list-views.service.js';

@Module({
  controllers: [ListViewsController],
  providers: [ListViews, ListViewsRepository],
})
export class ListViewsModule {}

import { Module } from '@nestjs/common';
import { Clock, KIT_CONFIG } from '@overland/service-kit';
import { FileStore, openFileStore } from '@overland/service-kit/files';
import { OrdersModule } from '../orders/orders.module.js';
import { FileBytesController } from './file-bytes.controller.js';
import { FileBytesService } from './file-bytes.service.js';
import { FileLinks } from './file-links.js';
import { FileSweeper } from './file-sweeper.worker.js';
import { OrderFilesController } from './order-files.controller.js';
import { OrderFilesRepository } from './order-files.repository.js';
import { OrderFilesService } from './order-files.service.js';
import { UploadedFiles } from './uploaded-files.js';

@Module({
  imports: [OrdersModule],
  controllers: [FileBytesController, OrderFilesController],
  providers: [
    { provide: FileStore, useFactory: openFileStore, inject: [KIT_CONFIG, Clock] },
    FileBytesService,
    FileLinks,
    FileSweeper,
    OrderFilesRepository,
    OrderFilesService,
    UploadedFiles,
  ],
  exports: [FileStore, FileLinks, OrderFilesRepository, UploadedFiles],
})
export class FilesModule {}

import { Module } from '@nestjs/common';
import { ReceivablesController } from './receivables.controller.js';
import { ReceivablesRepository } from './receivables.repository.js';
import { ReceivablesService } from './receivables.service.js';

@Module({
  controllers: [ReceivablesController],
  providers: [ReceivablesRepository, ReceivablesService],
})
export class ReceivablesModule {}

import { Module } from '@nestjs/common';
import { ClaimsController } from './claims.controller.js';
import { ClaimsRepository } from './claims.repository.js';
import { ClaimsService } from './claims.service.js';

@Module({
  controllers: [ClaimsController],
  providers: [ClaimsRepository, ClaimsService],
  exports: [ClaimsService],
})
export class ClaimsModule {}

import { Module } from '@nestjs/common';
import { ConversionController } from './conversion.controller.js';
import { ConversionRepository } from './conversion.repository.js';
import { ConversionService } from './conversion.service.js';

@Module({
  controllers: [ConversionController],
  providers: [ConversionRepository, ConversionService],
  exports: [ConversionService],
})
export class ConversionModule {}

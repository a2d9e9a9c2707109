import { Module } from '@nestjs/common';
import { MakesController } from './makes.controller.js';
import { MakesService } from './makes.service.js';
import { PricingSnapshot } from './pricing-snapshot.js';
import { SettingsController } from './settings.controller.js';
import { SettingsRepository } from './settings.repository.js';
import { SettingsService } from './settings.service.js';

@Module({
  controllers: [MakesController, SettingsController],
  providers: [MakesService, PricingSnapshot, SettingsRepository, SettingsService],
  exports: [PricingSnapshot],
})
export class SettingsModule {}

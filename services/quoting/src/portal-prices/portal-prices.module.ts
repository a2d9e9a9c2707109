import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { PortalPricesController } from './portal-prices.controller.js';

@Module({
  imports: [SettingsModule],
  controllers: [PortalPricesController],
})
export class PortalPricesModule {}

import { Module } from '@nestjs/common';
import { LocationRequestsModule } from '../location-requests/location-requests.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PresentersModule } from '../presenters/presenters.module.js';
import { WorkModule } from '../work/work.module.js';
import { DriverLinks } from './driver-links.service.js';
import { DriverLocationController } from './driver-location.controller.js';
import { LocationRequests } from './location-requests.service.js';

@Module({
  imports: [LocationRequestsModule, OrdersModule, PresentersModule, WorkModule],
  controllers: [DriverLocationController],
  providers: [DriverLinks, LocationRequests],
})
export class DriverLocationModule {}

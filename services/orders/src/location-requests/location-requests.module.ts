import { Module } from '@nestjs/common';
import { LocationRequestsRepository } from './location-requests.repository.js';

@Module({
  providers: [LocationRequestsRepository],
  exports: [LocationRequestsRepository],
})
export class LocationRequestsModule {}

import { Module } from '@nestjs/common';
import { OnTimeModule } from '../on-time/on-time.module.js';
import { HomeController } from './home.controller.js';
import { HomeService } from './home.service.js';
import { HomeFiguresRepository } from './home-figures.repository.js';

@Module({
  imports: [OnTimeModule],
  controllers: [HomeController],
  providers: [HomeFiguresRepository, HomeService],
})
export class HomeModule {}

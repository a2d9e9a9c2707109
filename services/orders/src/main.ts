import { bootService } from '@overland/service-kit';
import { orders } from './index.js';

await bootService(orders);

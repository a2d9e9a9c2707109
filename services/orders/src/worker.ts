import { bootWorker } from '@overland/service-kit';
import { orders } from './index.js';

await bootWorker(orders);

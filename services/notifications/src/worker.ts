import { bootWorker } from '@overland/service-kit';
import { notifications } from './index.js';

await bootWorker(notifications);

import { bootService } from '@overland/service-kit';
import { notifications } from './index.js';

await bootService(notifications);

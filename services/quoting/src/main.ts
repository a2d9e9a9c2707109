import { bootService } from '@overland/service-kit';
import { quoting } from './index.js';

await bootService(quoting);

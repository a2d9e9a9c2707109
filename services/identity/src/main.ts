import { bootService } from '@overland/service-kit';
import { identity } from './index.js';

await bootService(identity);

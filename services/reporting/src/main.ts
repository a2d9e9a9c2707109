import { bootService } from '@overland/service-kit';
import { reporting } from './index.js';

await bootService(reporting);

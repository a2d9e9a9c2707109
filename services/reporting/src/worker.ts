import { bootWorker } from '@overland/service-kit';
import { reporting } from './index.js';

await bootWorker(reporting);

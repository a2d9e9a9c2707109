import { bootWorker } from '@overland/service-kit';
import { quoting } from './index.js';

await bootWorker(quoting);

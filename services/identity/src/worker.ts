import { bootWorker } from '@overland/service-kit';
import { identity } from './index.js';

await bootWorker(identity);

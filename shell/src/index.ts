import { painted } from '@overland/web/painted';

// What came with the page is seen before its scripts take the processor.
void painted().then(() => import('./bootstrap'));

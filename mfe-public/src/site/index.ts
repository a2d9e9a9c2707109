import { startPage } from '@overland/web/start-page';

void startPage(() => import('./bootstrap'));

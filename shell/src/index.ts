import { startPage } from '@overland/web/start-page';

void startPage(
  () => import('@overland/web/react'),
  () => import('./bootstrap'),
);

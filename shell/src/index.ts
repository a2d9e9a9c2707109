import { startPage } from '@overland/web/start-page';

void startPage(
  () => import('react-dom/client'),
  () => import('./bootstrap'),
);

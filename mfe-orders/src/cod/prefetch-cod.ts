import { prefetch, useViewAs } from '@overland/web';
import { codDefaults, codRequest } from './cod-request';
import { codQuery } from './use-cod-table';

/** The table as it opens. */
export function prefetchCod(): void {
  const viewedAs = useViewAs.getState().portalId;
  prefetch(...codQuery(codRequest({ search: '', ...codDefaults }, { viewedAs })));
}

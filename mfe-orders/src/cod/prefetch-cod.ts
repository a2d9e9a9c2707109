import { prefetch, useViewAs } from '@overland/web';
import { codDefaults, codRequest } from './cod-request';
import { codQuery } from './use-cod-table';

/** The table as it opens. */
export function prefetchCod(): Promise<void> {
  const viewedAs = useViewAs.getState().portalId;
  return prefetch(...codQuery(codRequest({ search: '', ...codDefaults }, { viewedAs })));
}

import { calls } from '@overland/contracts/calls';
import { LatestImports } from '@overland/ui/imports';
import { useApiQuery, useViewAs } from '@overland/web';

/** The latest imports of the portal. */
export function LatestQuoteImports() {
  const portalId = useViewAs((state) => state.portalId);
  const query = useApiQuery(
    calls.quoteImports.list,
    { query: portalId ? { portalId } : {} },
    { whenUnreachable: 'There was an error getting the imports' },
  );
  return <LatestImports query={query} home="/quotes/import" what="quote" />;
}

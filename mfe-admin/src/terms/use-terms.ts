import { isReturnToProvider, type Terms, type TermsTexts } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useFormQuery } from '@overland/web';

const whenUnreachable = 'There was an error getting the terms';

export interface LoadedTerms {
  /** Null: the provider's. */
  portalId: string | null;
  /** Of this portal, newest first; none where it never had its own. */
  versions: Terms[];
  /** What its customers accept now. */
  texts: TermsTexts;
  /** They are the provider's, as the portal has none. */
  usesProvider: boolean;
  provider: TermsTexts;
}

const queryOf = (portalId: string | null) => (portalId === null ? {} : { portalId });

export function useTerms(portalId: string | null) {
  const of = portalId ?? 'provider';
  const own = useFormQuery(of, calls.orderTerms.versions, { query: queryOf(portalId) }, whenUnreachable);
  const settings = { whenUnreachable, enabled: portalId !== null };
  const provider = useFormQuery(of, calls.orderTerms.current, {}, settings);
  const waitsFor = own.data && portalId !== null ? provider : own;
  const data = own.data && loadedTerms(portalId, own.data, provider.data?.texts);
  return { ...waitsFor, data };
}

/** @returns undefined while the provider's are needed and not read yet. */
function loadedTerms(
  portalId: string | null,
  versions: Terms[],
  provider: TermsTexts | undefined,
): LoadedTerms | undefined {
  const [last] = versions;
  if (portalId === null) {
    return last && { portalId, versions, texts: last.texts, usesProvider: false, provider: last.texts };
  }
  if (!provider) return undefined;
  const usesProvider = !last || isReturnToProvider(last);
  return { portalId, versions, texts: usesProvider ? provider : last.texts, usesProvider, provider };
}

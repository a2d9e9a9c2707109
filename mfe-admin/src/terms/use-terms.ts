import { orderTerms, type Terms, type TermsSection } from '@overland/contracts';
import { readForForm, useApiQuery, useReadForForm } from '@overland/web';

const settings = { ...readForForm, whenUnreachable: 'There was an error getting the terms' };

export interface LoadedTerms {
  /** Null: the provider's. */
  portalId: string | null;
  /** Of this portal, newest first; none where the provider's are in force. */
  versions: Terms[];
  /** What its customers accept now. */
  sections: TermsSection[];
}

const queryOf = (portalId: string | null) => (portalId === null ? {} : { portalId });

/** The terms of a portal, or the provider's, for the form that changes them. */
export function useTerms(portalId: string | null) {
  const of = portalId ?? 'provider';
  const own = useReadForForm(useApiQuery(orderTerms.versions, { query: queryOf(portalId) }, settings), of);
  const needsProvider = portalId !== null && own.data?.length === 0;
  const provider = useReadForForm(
    useApiQuery(orderTerms.current, {}, { ...settings, enabled: needsProvider }),
    of,
  );
  const sections = own.data?.[0]?.sections ?? provider.data?.sections;
  const waitsFor = needsProvider ? provider : own;
  const data: LoadedTerms | undefined =
    own.data && sections ? { portalId, versions: own.data, sections } : undefined;
  return { ...waitsFor, data };
}

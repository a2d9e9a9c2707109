import {
  isReturnToProvider,
  noTerms,
  type Terms,
  type TermsForm,
  type TermsSection,
  type TermsTexts,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { englishName, languages } from '@overland/i18n';
import { type EditedField, useVersionedForm, type Versions } from '@overland/ui/editing';
import { api, useApiMutation } from '@overland/web';
import type { LoadedTerms } from './use-terms';

interface StoredTerms {
  /** Null where the company never had its own. */
  written: Terms | null;
  texts: TermsTexts;
  /** They are the provider's, as the company has none. */
  usesProvider: boolean;
}

export const versionOf = ({ written }: StoredTerms): number => written?.version ?? 0;

/** A company's terms in their form. A text is one field: its sections are read as one. */
export function useTermsEdit(
  { portalId, versions, texts, usesProvider, provider }: LoadedTerms,
  title: string,
) {
  const update = useApiMutation(calls.orderTerms.save, {
    refreshes: [calls.orderTerms.versions, calls.orderTerms.current],
    whenUnreachable: 'There was an error saving the terms',
  });
  const storedOf = (written: Terms): StoredTerms => {
    const isReturn = isReturnToProvider(written);
    return { written, texts: isReturn ? provider : written.texts, usesProvider: isReturn };
  };
  const readNewest = async (): Promise<StoredTerms | null> => {
    const [newest] = await api(
      calls.orderTerms.versions,
      { query: portalId === null ? {} : { portalId } },
      'There was an error getting the terms',
    );
    return newest ? storedOf(newest) : null;
  };
  const edit = useVersionedForm<StoredTerms, TermsForm, TermsForm>({
    loaded: { written: versions[0] ?? null, texts, usesProvider },
    title,
    valuesOf: (stored) => valuesOf(portalId, stored),
    fieldsOf: textFields,
    send: async (values, stored) =>
      storedOf(await update.mutateAsync({ body: { ...values, version: versionOf(stored) } })),
    newerOf: readNewest,
  });
  return { ...edit, storedOf, readNewest };
}

/** Copies for the form, which writes into what it is given. The version is that of the stored terms, when it is sent. */
export const valuesOf = (portalId: string | null, { texts }: StoredTerms): TermsForm => ({
  portalId,
  version: 0,
  texts: structuredClone({ ...noTerms, ...texts }),
});

/** A text is worded by its titles where these differ. */
const textFields = ({ mine, theirs }: Versions<TermsForm>): EditedField<StoredTerms>[] =>
  languages.map((language) => ({
    name: `texts.${language}`,
    label: `${englishName(language)} text`,
    words: (sections: TermsSection[]) =>
      titlesOf(mine.texts[language]) === titlesOf(theirs.texts[language]) ? null : titlesOf(sections),
  }));

const titlesOf = (sections: TermsSection[]) => sections.map(({ title }) => title).join(', ') || 'empty';

import {
  isReturnToProvider,
  orderTerms,
  type Terms,
  type TermsForm,
  type TermsSection,
  type TermsTexts,
} from '@overland/contracts';
import { useConfirm } from '@overland/ui';
import { ApiError, api, useApiMutation, useNotices } from '@overland/web';
import { useState } from 'react';
import { useDiscardQuestion } from '../editing/unsaved-questions';
import { stayingText } from './text-languages';
import type { LoadedTerms } from './use-terms';

/** What this needs of react-hook-form's form. */
export interface FormHandle {
  reset(values: TermsForm): void;
  getValues(): TermsForm;
}

/** The terms that changes are made on; `version` is 0 where the company never had its own. */
export interface Stored {
  version: number;
  texts: TermsTexts;
  /** They are the provider's, for want of its own. */
  usesProvider: boolean;
}

/** Copies for the form, which writes into what it is given. */
export const valuesOf = (
  portalId: string | null,
  { version, texts }: Pick<Stored, 'version' | 'texts'>,
): TermsForm => ({
  portalId,
  version,
  texts: { en: copyOf(texts.en), es: copyOf(texts.es) },
});

const copyOf = (sections: readonly TermsSection[]) => sections.map((section) => ({ ...section }));

/** The stored terms beside their form. A version that somebody else wrote meanwhile is shown, and never overwritten unseen. */
export function useStoredTerms(loaded: LoadedTerms, name: string) {
  const { portalId, versions, texts, usesProvider, provider } = loaded;
  const [stored, setStored] = useState<Stored>({
    version: versions[0]?.version ?? 0,
    texts,
    usesProvider,
  });
  const [newer, setNewer] = useState<Terms | null>(null);
  const confirm = useConfirm();
  const ask = useDiscardQuestion(name);
  const notify = useNotices((state) => state.notify);
  const update = useApiMutation(orderTerms.save, {
    refreshes: [orderTerms.versions, orderTerms.current],
    whenUnreachable: 'There was an error saving the terms',
  });
  const begin = (next: Stored, form: FormHandle) => {
    setNewer(null);
    setStored(next);
    form.reset(valuesOf(portalId, next));
  };
  const beginWith = (terms: Terms, form: FormHandle) => begin(storedOf(terms, provider), form);
  const showNewer = async () => setNewer(await newestOf(portalId));
  const save = async (values: TermsForm, form: FormHandle) => {
    const isSure = await confirm({
      title: name,
      text: `Orders whose terms are not accepted yet get version ${stored.version + 1}, and so do new ones. What customers have accepted stays as it was. ${stayingText(stored.texts, values.texts)}`,
      confirmLabel: 'Put Into Force',
    });
    if (!isSure) return;
    try {
      const saved = await update.mutateAsync({ body: { ...values, version: stored.version } });
      beginWith(saved, form);
      notify('success', `Version ${saved.version} is in force.`);
    } catch (error) {
      if (!isConflict(error)) throw error;
      await showNewer();
    }
  };
  return {
    stored,
    newer,
    save,
    /** The newest version, where this one was overtaken. */
    showNewer,
    discard: (form: FormHandle) => ask(() => begin(stored, form)),
    /** Theirs takes the place of what was written here. */
    take: beginWith,
    /** What was written here becomes the version after theirs. */
    keep: (theirs: Terms) => {
      setNewer(null);
      setStored(storedOf(theirs, provider));
    },
  };
}

export const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

function storedOf(terms: Terms, provider: TermsTexts): Stored {
  const usesProvider = isReturnToProvider(terms);
  return { version: terms.version, texts: usesProvider ? provider : terms.texts, usesProvider };
}

async function newestOf(portalId: string | null): Promise<Terms | null> {
  const query = portalId === null ? {} : { portalId };
  const versions = await api(
    orderTerms.versions,
    { query },
    { whenUnreachable: 'There was an error getting the terms' },
  );
  return versions[0] ?? null;
}

import type { TermsForm } from '@overland/contracts';
import { type Language, languages } from '@overland/i18n';
import { useFormState } from '@overland/ui/forms';
import { useEffect, useRef } from 'react';

interface Shown {
  shown: Language;
  onShow: (language: Language) => void;
}

/** After an attempt to save, shows the text with an invalid field and focuses that field. */
export function useInvalidText({ shown, onShow }: Shown): void {
  const { errors, submitCount, isSubmitting } = useFormState<TermsForm>();
  const isSearching = useRef(false);
  const invalid = languages.filter((language) => errors.texts?.[language] !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try, not for each change of the errors
  useEffect(() => {
    const [first] = invalid;
    if (submitCount === 0 || isSubmitting || !first || invalid.includes(shown)) return;
    isSearching.current = true;
    onShow(first);
  }, [submitCount, isSubmitting]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the text that was searched for is shown
  useEffect(() => {
    if (!isSearching.current) return;
    isSearching.current = false;
    document.querySelector<HTMLElement>('form :is(input, textarea)[aria-invalid=true]')?.focus();
  }, [shown]);
}

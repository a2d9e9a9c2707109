import { useFormState } from '@overland/ui/forms';
import { useEffect, useRef } from 'react';

interface Parts<Part> {
  /** Those with an invalid field, in order. */
  invalid: readonly Part[];
  shown: Part;
  onShow: (part: Part) => void;
}

/** After an attempt to save, shows the first part of the form with an invalid field and focuses that field. */
export function useShowInvalid<Part>({ invalid, shown, onShow }: Parts<Part>): void {
  const { submitCount, isSubmitting } = useFormState();
  const isSearching = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try, not for each change of the errors
  useEffect(() => {
    const [first] = invalid;
    if (submitCount === 0 || isSubmitting || first === undefined || invalid.includes(shown)) return;
    isSearching.current = true;
    onShow(first);
  }, [submitCount, isSubmitting]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the part that was searched for is shown
  useEffect(() => {
    if (!isSearching.current) return;
    isSearching.current = false;
    const fields = document.querySelectorAll<HTMLElement>('form :is(input, textarea)[aria-invalid=true]');
    [...fields].find((field) => !field.closest('[hidden]'))?.focus();
  }, [shown]);
}

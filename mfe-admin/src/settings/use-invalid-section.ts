import { useFormState } from '@overland/ui/forms';
import { useEffect, useRef } from 'react';
import { type SectionId, sections } from './sections';

interface Shown {
  section: SectionId;
  onShow: (section: SectionId) => void;
}

/** After an attempt to save, shows the first part with an invalid field and focuses that field. */
export function useInvalidSection({ section, onShow }: Shown): void {
  const { errors, submitCount, isSubmitting } = useFormState();
  const isSearching = useRef(false);
  const invalid = sections.filter(({ key }) => key !== null && errors[key] !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try, not for each change of the errors
  useEffect(() => {
    const [first] = invalid;
    if (submitCount === 0 || isSubmitting || !first || invalid.some(({ id }) => id === section)) return;
    isSearching.current = true;
    onShow(first.id);
  }, [submitCount, isSubmitting]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the part that was searched for is shown
  useEffect(() => {
    if (!isSearching.current) return;
    isSearching.current = false;
    const fields = document.querySelectorAll<HTMLElement>('form [aria-invalid=true]');
    [...fields].find((field) => field.offsetParent !== null)?.focus();
  }, [section]);
}

import { useDrawnLater } from '@overland/ui';

const load = () => import('./with-forms');

/** The parts with a form: shortly after the page, or at once where there is a `need`. Null until then. */
export const useForms = (need: unknown) => useDrawnLater(load, need);

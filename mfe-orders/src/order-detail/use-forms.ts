import { useDrawnLater, useLoadedLater } from '@overland/ui';

const loadDialogs = () => import('./with-forms');
const loadFields = () => import('./drawn-later');

/** The dialogs, once there is a `need` of one. Null until then. */
export const useForms = (need: unknown) => useLoadedLater(loadDialogs, need);

/** The fields that stand on the page: shortly after it. Null until then. */
export const useFields = () => useDrawnLater(loadFields, false);

import { useMediaQuery } from './use-media-query';

/** Is the window narrow enough for the phone form of a screen? Prefer CSS; this is for other markup. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 720px)');

import type { RouterNavigateOptions, To } from 'react-router-dom';
import { isSignInPath } from '../sign-in/sign-in-paths';

/**
 * The address of another page that can be loaded in place of being navigated to; null where the navigation stays on
 * its page, takes the place of this one, hands something over, or signs out.
 */
export function pageToLoad(
  to: To | null,
  options: RouterNavigateOptions | undefined,
  current: string,
): string | null {
  if (to === null || options?.replace === true || (options?.state ?? null) !== null) return null;
  const {
    pathname = '',
    search = '',
    hash = '',
  } = typeof to === 'string'
    ? (/^(?<pathname>[^?#]*)(?<search>\?[^#]*)?(?<hash>#.*)?$/.exec(to)?.groups ?? {})
    : to;
  if (!/^\/(?![/\\])/.test(pathname) || pathname === current || isSignInPath(pathname)) return null;
  return `${pathname}${search}${hash}`;
}

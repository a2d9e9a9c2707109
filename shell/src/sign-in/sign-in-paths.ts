import { findByPath, type Page } from '@overland/federation';
import { pages } from '../pages';

export const isSignInPath = (path: string): boolean => findByPath<Page>(path, pages)?.item.frame === 'none';

/** An address of ours to go to after signing in; anything else leads to the landing page. */
export function safeReturn(address: unknown): string {
  const landing = '/get-quote';
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) return landing;
  const path = address.split(/[?#]/)[0] ?? landing;
  return path === '/' || isSignInPath(path) ? landing : address;
}

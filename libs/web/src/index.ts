export {
  keepPreviousData,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { LinkProps, RouteObject } from 'react-router-dom';
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { type ApiOptions, api, apiFile } from './api';
export * from './api-error';
export * from './brand';
export { isChangingData } from './changing-data';
export * from './confirmation-store';
export * from './copy-text';
export * from './follow-events';
export * from './followed-export';
export * from './hidden-columns-store';
export * from './intent-key';
export * from './kept-in-tab';
export * from './kept-of-person';
export * from './lazy-page';
export * from './leave-prompt';
export * from './list-walk';
export * from './notices-store';
export * from './offer-until';
export * from './own-data';
export * from './page-company';
export * from './page-keys';
export * from './query-client';
export * from './read-for-form';
export { isReachable } from './retry-when-back';
export * from './save-file';
export * from './scroll-position';
export * from './send-file';
export * from './session-store';
export * from './shortcuts-store';
export * from './sign-out';
export * from './use-api-mutation';
export { type LoadedPage, listPages, prefetchPages, useApiPages } from './use-api-pages';
export * from './use-api-query';
export * from './use-cached';
export * from './use-download';
export * from './use-notice-key';
export * from './use-seconds-left';
export * from './use-settled';
export * from './use-view-as-in-address';
export * from './view-as-store';

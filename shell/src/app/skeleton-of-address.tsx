import { findByPath } from '@overland/federation';
import { PageSkeleton } from '@overland/ui';
import { useLocation } from '@overland/web';
import { usePages } from './areas';
import { LoadingNote } from './loading';

/** Shown in place of the first page while its area loads. */
export function SkeletonOfAddress() {
  const { pathname } = useLocation();
  const page = findByPath(pathname, usePages())?.item;
  return (
    <>
      <LoadingNote />
      {page && <PageSkeleton page={page} />}
    </>
  );
}

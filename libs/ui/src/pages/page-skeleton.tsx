import type { Page } from '@overland/federation';
import { translate } from '@overland/i18n';
import { PageFrame } from '../frame/page-frame';
import { SkeletonCard } from '../query/skeleton';
import { SkeletonDetail } from '../query/skeleton-detail';

/** Stands for a page while its code loads, by the kind that its area's `pages.ts` names. */
export function PageSkeleton({ page }: { page: Page }) {
  const title = translate(page.title);
  switch (page.skeleton) {
    case 'list':
      return (
        <PageFrame wide title={title}>
          <SkeletonCard height={620} />
        </PageFrame>
      );
    case 'form':
      return (
        <PageFrame title={title}>
          <SkeletonCard height={620} />
        </PageFrame>
      );
    case 'detail':
      return (
        // The skeleton has a sign of its own, which takes the place of the title line.
        <PageFrame title={title} sign="">
          <SkeletonDetail />
        </PageFrame>
      );
    default:
      return null;
  }
}

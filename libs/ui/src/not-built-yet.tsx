import { PageFrame } from './frame/page-frame';
import { EmptyState } from './query/query-state';

export interface NotBuiltYetProps {
  title: string;
  /** What the page will do, as a sentence. */
  what: string;
}

/** A page that the product names and that cannot be used yet; it says so. */
export function NotBuiltYet({ title, what }: NotBuiltYetProps) {
  return (
    <PageFrame title={title}>
      <EmptyState title="This page is not built yet" text={what} />
    </PageFrame>
  );
}

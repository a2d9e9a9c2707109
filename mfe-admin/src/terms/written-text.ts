import type { Terms } from '@overland/contracts';
import { formatCreated } from '@overland/ui';

/** Who wrote a version, and when. */
export const writtenText = ({ createdBy, createdAt }: Terms): string =>
  createdBy === '' ? 'Comes with the product' : `${createdBy}, ${formatCreated(createdAt)}`;

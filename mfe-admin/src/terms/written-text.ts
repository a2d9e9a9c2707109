import type { Terms } from '@overland/contracts';
import { formatCreated } from '@overland/ui';

export const writtenText = ({ createdBy, createdAt }: Terms): string =>
  createdBy === '' ? 'Comes with the product' : `${createdBy}, ${formatCreated(createdAt)}`;

import { SkeletonCard, Stack } from '@overland/ui';

export const LoadingReport = () => (
  <Stack style={{ marginTop: 16 }}>
    <SkeletonCard height={112} />
    <SkeletonCard height={380} />
    <SkeletonCard height={420} />
  </Stack>
);

import { SkeletonCard, Stack, styled } from '@overland/ui';

/** Where the summary stands below the sections. */
export const NARROW = '@media (max-width: 1020px)';

export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: 24,
  alignItems: 'start',
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});
export const Aside = styled('div')({
  position: 'sticky',
  top: 24,
  maxHeight: 'calc(100vh - 48px)',
  overflowY: 'auto',
  borderRadius: 12,
  [NARROW]: { position: 'static', maxHeight: 'none' },
});

export function BookingSkeleton() {
  return (
    <Columns>
      <Stack>
        <SkeletonCard height={296} />
        <SkeletonCard height={560} />
        <SkeletonCard height={640} />
      </Stack>
      <SkeletonCard height={452} />
    </Columns>
  );
}

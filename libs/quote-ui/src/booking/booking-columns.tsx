import { SkeletonCard, Stack, styled } from '@overland/ui';

/** The sections, and beside them the summary that stays in view. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: 24,
  alignItems: 'start',
  '@media (max-width: 1020px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});
export const Aside = styled('div')({
  position: 'sticky',
  top: 24,
  maxHeight: 'calc(100vh - 48px)',
  overflowY: 'auto',
  borderRadius: 12,
  '@media (max-width: 1020px)': { position: 'static', maxHeight: 'none' },
});

/** The form's skeleton, of the same size. */
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

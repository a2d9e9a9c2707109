import styled from '@emotion/styled';
import MuiSkeleton from '@mui/material/Skeleton';
import { Card } from '../frame/card';

const Block = styled(MuiSkeleton)({ borderRadius: 6, background: 'var(--line)' });

export function Skeleton({ width = '100%', height = 16 }: { width?: number | string; height?: number }) {
  return <Block aria-hidden="true" variant="rounded" width={width} height={height} />;
}

const Lines = styled('span')({ display: 'grid', gap: 14 });

export function SkeletonLines({ count = 4 }: { count?: number }) {
  return (
    <Lines>
      {Array.from({ length: count }, (_, index) => (
        // The lines are all alike and never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Skeleton key={index} width={`${92 - ((index * 17) % 40)}%`} height={14} />
      ))}
    </Lines>
  );
}

export function SkeletonCard({ height = 160 }: { height?: number }) {
  return (
    <Card style={{ height, overflow: 'hidden' }}>
      <SkeletonLines count={Math.max(1, Math.floor((height - 44) / 28))} />
    </Card>
  );
}

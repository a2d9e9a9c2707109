import { SignPanel, SkeletonCard, Stack, styled, TwoColumns } from '@overland/ui';

const Sign = styled(SignPanel)({ height: 106, margin: '34px 0 24px' });

export function OrderSkeleton() {
  return (
    <>
      <Sign aria-hidden="true" />
      <SkeletonCard height={122} />
      <TwoColumns>
        <Stack>
          <SkeletonCard height={108} />
          <SkeletonCard height={384} />
          <SkeletonCard height={132} />
          <SkeletonCard height={240} />
        </Stack>
        <Stack>
          <SkeletonCard height={254} />
          <SkeletonCard height={254} />
          <SkeletonCard height={170} />
        </Stack>
      </TwoColumns>
    </>
  );
}

import { SignPanel, SkeletonCard, Stack, styled, useIsPhone } from '@overland/ui';

const Sign = styled(SignPanel)({ height: 106, marginTop: 34 });
const Body = styled(Stack)({ marginTop: 16 });

export function QuoteSkeleton() {
  const isPhone = useIsPhone();
  return (
    <>
      <Sign aria-hidden="true" />
      <Body>
        <SkeletonCard height={isPhone ? 440 : 390} />
        <SkeletonCard height={82} />
        <SkeletonCard height={240} />
      </Body>
    </>
  );
}

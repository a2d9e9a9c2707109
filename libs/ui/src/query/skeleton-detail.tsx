import styled from '@emotion/styled';
import { Stack, TwoColumns } from '../frame/card';
import { SignPanel } from '../route/route-sign';
import { SkeletonCard } from './skeleton';

const Sign = styled(SignPanel)({ height: 106, marginTop: 34 });

/** A quote or an order while it loads: the sign, the main column, the side column. */
export function SkeletonDetail() {
  return (
    <>
      <Sign aria-hidden="true" />
      <TwoColumns>
        <Stack>
          <SkeletonCard height={410} />
          <SkeletonCard height={82} />
        </Stack>
        <Stack>
          <SkeletonCard height={194} />
          <SkeletonCard height={320} />
        </Stack>
      </TwoColumns>
    </>
  );
}

import type { OwnSecondSteps } from '@overland/contracts';
import { styled } from '@overland/ui';

const Line = styled('span')({ display: 'block' });

/** The person has one second step left and the company requires one, so it cannot be removed. */
export const hasTheRequiredOne = ({ isRequired, passkeys, authenticator }: OwnSecondSteps): boolean =>
  isRequired && passkeys.length + (authenticator ? 1 : 0) === 1;

/** @param id for the button that it explains */
export function RequiredNote({ id }: { id: string }) {
  return (
    <Line id={id}>Your company requires a second step. Set up another one before you remove this one.</Line>
  );
}

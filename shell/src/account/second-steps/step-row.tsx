import type { OwnSecondSteps } from '@overland/contracts';
import { Chip, Note, styled } from '@overland/ui';
import type { ReactNode } from 'react';
import { Item } from '../item-list';

const Whole = styled(Item)({ display: 'block' });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});
const What = styled('div')({
  display: 'flex',
  gap: 12,
  minWidth: 0,
  '& > svg': { flex: 'none', marginTop: 3 },
});
const Below = styled('div')({ marginLeft: 32 });

interface StepRowProps {
  icon: ReactNode;
  name: string;
  isOn?: boolean;
  note: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
}

export function StepRow({ icon, name, isOn, note, below, children }: StepRowProps) {
  return (
    <Whole>
      <Head>
        <What>
          {icon}
          <div>
            <b>{name}</b>
            {isOn !== undefined && <Chip tone={isOn ? 'sign' : 'grey'}>{isOn ? 'On' : 'Off'}</Chip>}
            {note && <Note>{note}</Note>}
          </div>
        </What>
        {children}
      </Head>
      {below && <Below>{below}</Below>}
    </Whole>
  );
}

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

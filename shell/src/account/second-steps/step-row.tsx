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
/** Under the name, beside the icon. */
const Below = styled('div')({ marginLeft: 32 });

interface StepRowProps {
  icon: ReactNode;
  name: string;
  /** Nothing is said where it is neither on nor off. */
  isOn?: boolean;
  note: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
}

/** One way to sign in, whether it is on, and what can be done with it. */
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

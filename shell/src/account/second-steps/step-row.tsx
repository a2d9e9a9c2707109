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

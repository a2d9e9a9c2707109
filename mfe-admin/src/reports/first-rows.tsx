import { Button, formatCount, PHONE, styled } from '@overland/ui';
import { type ReactNode, useState } from 'react';

const Foot = styled('div')({
  padding: '12px 24px',
  borderTop: '1px solid var(--line)',
  [PHONE]: { padding: '12px 16px' },
});
const most = 10;

interface FirstRowsProps<Row> {
  rows: readonly Row[];
  what: string;
  children: (shown: readonly Row[]) => ReactNode;
}

export function FirstRows<Row>({ rows, what, children }: FirstRowsProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && rows.length > most;
  return (
    <>
      {children(isCut ? rows.slice(0, most) : rows)}
      {isCut && (
        <Foot>
          <Button size="small" onClick={() => setWhole(true)}>
            Show All {formatCount(rows.length)} {what}
          </Button>
        </Foot>
      )}
    </>
  );
}

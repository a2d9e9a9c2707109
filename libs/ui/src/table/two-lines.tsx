import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Lines = styled('div')({
  minWidth: 0,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > small': { display: 'block', fontSize: 13, fontWeight: 400, color: 'var(--ink-2)' },
});

interface TwoLinesProps {
  children: ReactNode;
  second: ReactNode;
}

/** A cell of two lines: a fact, and below it what belongs to it. */
export function TwoLines({ children, second }: TwoLinesProps) {
  return (
    <Lines>
      <div>{children}</div>
      <small>{second}</small>
    </Lines>
  );
}

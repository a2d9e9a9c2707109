import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Lines = styled('div')({
  minWidth: 0,
  '& > small': { display: 'block', fontSize: 13, fontWeight: 400, color: 'var(--ink-2)' },
});

/** Around what wraps instead of being cut. */
export const Whole = styled('div')({
  minWidth: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
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

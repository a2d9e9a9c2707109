import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Edge = styled('div')({
  minWidth: 0,
  '&[data-changed] .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--sign)', borderLeftWidth: 4 },
});

/** Gives a field whose value is not saved yet a broad edge. What it was stands under it, for those who do not see it. */
export function ChangedMark({ isChanged, children }: { isChanged: boolean; children: ReactNode }) {
  return <Edge data-changed={isChanged || undefined}>{children}</Edge>;
}

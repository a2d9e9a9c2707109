import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useState } from 'react';
import { ChevronIcon } from '../icons/icons';
import { Note } from './card';

const Head = styled(ButtonBase)({
  gap: 12,
  width: '100%',
  minHeight: 48,
  borderRadius: 8,
  font: 'inherit',
  fontWeight: 400,
  textAlign: 'start',
  '& svg': { flex: 'none', color: 'var(--ink-2)', transition: 'transform 120ms' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
});
/** A note that does not fit beside its title stands below it; the chevron stays at the end of the line. */
const Words = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
});
const Title = styled('span')({ fontSize: 16, fontWeight: 800, lineHeight: 1.4 });

export interface FoldProps {
  title: string;
  /** Of the heading. */
  level: 2 | 3;
  note?: ReactNode;
  startsOpen?: boolean;
  /** Open as long as this is true, whatever the person chose. */
  opens?: boolean;
  /** Its content stays while it is closed, unseen: what is typed there is not lost. Else it is drawn while open. */
  keepsContent?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page under a heading that opens and closes it. */
export function Fold({
  title,
  level,
  note,
  startsOpen = false,
  opens = false,
  keepsContent = false,
  className,
  children,
}: FoldProps) {
  const [isWanted, setWanted] = useState(startsOpen);
  const isOpen = isWanted || opens;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={className}>
      <Heading>
        <Head aria-expanded={isOpen} onClick={() => setWanted(!isOpen)}>
          <Words>
            <Title>{title}</Title>
            {note !== undefined && <Note as="span">{note}</Note>}
          </Words>
          <ChevronIcon />
        </Head>
      </Heading>
      {keepsContent ? <div hidden={!isOpen}>{children}</div> : isOpen && children}
    </div>
  );
}

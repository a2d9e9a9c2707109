import styled from '@emotion/styled';
import Paper from '@mui/material/Paper';
import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import { PHONE } from '../theme/tokens';

const Sheet = styled(Paper, { shouldForwardProp: (prop) => prop !== 'padded' })<{
  padded: boolean;
  component: ElementType;
}>(({ padded }) => ({
  borderRadius: 12,
  minWidth: 0,
  ...(padded && { padding: '22px 24px', [PHONE]: { padding: '18px 16px' } }),
}));

export interface CardProps extends Omit<ComponentProps<'div'>, 'color'> {
  /** `section` makes it a landmark. */
  as?: ElementType;
  padded?: boolean;
}

/** A sheet with a hairline. `padded={false}` for a table or a map that runs to its edges. */
export function Card({ as = 'div', padded = true, ...rest }: CardProps) {
  return <Sheet component={as} padded={padded} {...rest} />;
}

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  flexWrap: 'wrap',
  marginBottom: 14,
});
const Title = styled('h2')({ fontSize: 16, fontWeight: 800, lineHeight: 1.4, letterSpacing: '.005em' });

export const Note = styled('p')({ fontSize: 14, lineHeight: 1.5, color: 'var(--ink-2)' });

export interface SectionProps {
  title: string;
  note?: ReactNode;
  /** At the right of the title: a link, a small button, a word. */
  aside?: ReactNode;
  flush?: boolean;
  children: ReactNode;
}

const FlushHead = styled('div')({ padding: '22px 24px 0', [PHONE]: { padding: '18px 16px 0' } });

export function Section({ title, note, aside, flush = false, children }: SectionProps) {
  const id = useId();
  const head = (
    <Head>
      <div>
        <Title id={id}>{title}</Title>
        {note !== undefined && <Note as="div">{note}</Note>}
      </div>
      {aside}
    </Head>
  );
  return (
    <Card as="section" aria-labelledby={id} padded={!flush}>
      {flush ? <FlushHead>{head}</FlushHead> : head}
      {children}
    </Card>
  );
}

export const Stack = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  [PHONE]: { gap: 16 },
});

export const TwoColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 24,
  marginTop: 24,
  alignItems: 'start',
  '@media (max-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [PHONE]: { gap: 16, marginTop: 16 },
});

export const Row = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns?: number }>(
  ({ columns = 2 }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: 16,
    alignItems: 'start',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
);

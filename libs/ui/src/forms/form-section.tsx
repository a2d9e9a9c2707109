import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { Card, Note } from '../frame/card';
import { PHONE } from '../theme/tokens';

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, marginBottom: 18 });
const Mark = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: 8,
  background: 'var(--panel)',
  color: 'var(--panel-ink)',
  fontSize: 15,
  fontWeight: 800,
});
const Title = styled('h2')({ fontSize: 20, fontWeight: 800, lineHeight: 1.2 });
export const FieldsBody = styled('div')({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [PHONE]: { gap: 16 },
});

export interface FormSectionProps {
  number?: number;
  title: string;
  note?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function FormSection({ number, title, note, aside, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Head>
        {number !== undefined && <Mark aria-hidden="true">{number}</Mark>}
        <div>
          <Title id={id}>{title}</Title>
          {note !== undefined && <Note as="div">{note}</Note>}
        </div>
        {aside !== undefined && <div style={{ marginLeft: 'auto' }}>{aside}</div>}
      </Head>
      <FieldsBody>{children}</FieldsBody>
    </Card>
  );
}

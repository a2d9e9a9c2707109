import { PHONE, Section, type SectionProps, styled } from '@overland/ui';
import type { SectionId } from './portal-fields';

const Place = styled('div')({ scrollMarginTop: 24, borderRadius: 12, '&:focus': { outline: 'none' } });

export function Part({ id, ...section }: SectionProps & { id: SectionId }) {
  return (
    <Place id={id} tabIndex={-1}>
      <Section {...section} />
    </Place>
  );
}

/** Fields in two columns; `data-wide` takes both. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  '&[data-three]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '& + &': { marginTop: 20 },
  [PHONE]: { '&, &[data-three]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

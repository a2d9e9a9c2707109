import styled from '@emotion/styled';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  fontSize: 18,
  fontWeight: 800,
  lineHeight: 1.3,
  color: 'var(--ink)',
  // A logo is drawn for paper.
  '& img': {
    height: 40,
    maxWidth: 160,
    objectFit: 'contain',
    background: '#fff',
    borderRadius: 6,
    padding: 4,
  },
});

export function CompanyBrand({ name, logo }: { name: string; logo: string | null }) {
  return (
    <Line>
      {logo !== null && <img src={logo} alt="" />}
      {name}
    </Line>
  );
}

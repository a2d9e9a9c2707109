import styled from '@emotion/styled';
import { siteConfig } from '@overland/web';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: 800,
  fontSize: 20,
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  color: 'var(--ink)',
});

// A logo is drawn for paper.
const Logo = styled('img')({
  maxHeight: 40,
  maxWidth: 180,
  objectFit: 'contain',
  background: '#fff',
  borderRadius: 6,
  padding: 4,
});

/** The shield, with the road in it. */
export function Shield({ size = 30 }: { size?: number }) {
  return (
    <svg width={(size * 26) / 30} height={size} viewBox="0 0 26 30" aria-hidden="true" focusable="false">
      <path
        d="M13 1c3 2 7 2 11 1 2 6 1 10 0 13-2 7-7 11-11 14C9 26 4 22 2 15 1 12 0 8 2 2c4 1 8 1 11-1z"
        fill="var(--sign)"
      />
      <path
        d="M8 20 11.5 8h3L18 20M13 18v-2m0-3v-2"
        stroke="var(--sign-ink)"
        strokeWidth={2}
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The product's sign, or a portal's own logo with its name as text alternative. */
export function Brand({ logo, name = siteConfig().brandName }: { logo?: string | null; name?: string }) {
  if (logo) return <Logo src={logo} alt={name} />;
  return (
    <Line>
      <Shield />
      {name}
    </Line>
  );
}

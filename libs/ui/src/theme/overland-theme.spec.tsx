import styled from '@emotion/styled';
import { useTheme } from '@mui/material/styles';
import { usePageAccent } from '@overland/web';
import { render, screen } from '@testing-library/react';
import { OverlandTheme } from './overland-theme';
import { lightTokens } from './tokens';

const Primary = () => <output>{useTheme().palette.primary.main}</output>;
const styles = () =>
  [...document.querySelectorAll('style')].map(({ textContent, sheet }) => {
    const rules = sheet ? [...sheet.cssRules].map(({ cssText }) => cssText).join('\n') : '';
    return `${textContent}\n${rules}`;
  });

function Page({ accent }: { accent: string }) {
  usePageAccent(accent);
  return null;
}

it('gives MUI and the style sheet the same color of a portal', () => {
  render(
    <OverlandTheme>
      <Primary />
      <Page accent="#7A1F3D" />
    </OverlandTheme>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('#7A1F3D');
  expect(styles().join('\n')).toMatch(/--sign:\s?#7A1F3D/i);
});

it('is green again when the page of the company is left', () => {
  const pageOf = (accent: string | null) => (
    <OverlandTheme>
      <Primary />
      {accent !== null && <Page accent={accent} />}
    </OverlandTheme>
  );
  const { rerender } = render(pageOf('#7A1F3D'));
  rerender(pageOf(null));
  expect(screen.getByRole('status')).toHaveTextContent(lightTokens.sign);
});

it('keeps the green where the color of a portal could not be read', () => {
  render(
    <OverlandTheme>
      <Primary />
      <Page accent="#FFD400" />
    </OverlandTheme>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(lightTokens.sign);
});

it('writes its styles with the nonce of the page', () => {
  render(<OverlandTheme nonce="from-the-page">Hello</OverlandTheme>);
  expect([...document.querySelectorAll('style')].some(({ nonce }) => nonce === 'from-the-page')).toBe(true);
});

it('measures text by the font size that a person has set in the browser', () => {
  const Small = styled('p')({ fontSize: 14, '& b': { fontSize: 26 }, padding: 12 });
  render(
    <OverlandTheme>
      <Small />
    </OverlandTheme>,
  );
  const written = styles().join('\n');
  expect(written).toMatch(/font-size:\s?0?\.875rem/);
  expect(written).toMatch(/font-size:\s?1\.625rem/);
  expect(written).toMatch(/padding:\s?12px/);
  expect(written).not.toMatch(/font(-size)?:[^;}]*px/);
});

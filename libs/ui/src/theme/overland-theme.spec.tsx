import { useTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { OverlandTheme } from './overland-theme';
import { lightTokens } from './tokens';

const Primary = () => <output>{useTheme().palette.primary.main}</output>;
const styles = () =>
  [...document.querySelectorAll('style')].map(({ textContent, sheet }) => {
    const rules = sheet ? [...sheet.cssRules].map(({ cssText }) => cssText).join('\n') : '';
    return `${textContent}\n${rules}`;
  });

it('gives MUI and the style sheet the same color of a portal', () => {
  render(
    <OverlandTheme accent="#7A1F3D">
      <Primary />
    </OverlandTheme>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('#7A1F3D');
  expect(styles().join('\n')).toMatch(/--sign:\s?#7A1F3D/i);
});

it('keeps the green where the color of a portal could not be read', () => {
  render(
    <OverlandTheme accent="#FFD400">
      <Primary />
    </OverlandTheme>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(lightTokens.sign);
});

it('writes its styles with the nonce of the page', () => {
  render(<OverlandTheme nonce="from-the-page">Hello</OverlandTheme>);
  expect([...document.querySelectorAll('style')].some(({ nonce }) => nonce === 'from-the-page')).toBe(true);
});

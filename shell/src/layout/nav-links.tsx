import { styled } from '@overland/ui';
import { NavItem } from './nav-item';
import { pageIcon } from './page-icons';
import { usePageLinks } from './use-page-links';

const Nav = styled('nav')({ display: 'grid', gap: 4 });

export function NavLinks() {
  return (
    <Nav aria-label="Main">
      {usePageLinks().map(({ path, to, label, icon }) => (
        <NavItem key={path} label={label} icon={pageIcon(icon)} to={to} page={path} />
      ))}
    </Nav>
  );
}

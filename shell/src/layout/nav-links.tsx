import { AccountIcon, MoonIcon, SignOutIcon, SunIcon, styled, useScheme } from '@overland/ui';
import { useOwnUser } from '@overland/web';
import { NavAction, NavItem } from './nav-item';
import { pageIcon } from './page-icons';
import { useKeptText } from './use-kept-text';
import { usePageLinks } from './use-page-links';
import { useSignOut } from './use-sign-out';

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

export function PersonLinks() {
  const user = useOwnUser().data;
  const leave = useSignOut();
  const { shown, setScheme } = useScheme();
  const other = shown === 'dark' ? 'light' : 'dark';
  const name = useKeptText('own-name', user && `${user.firstName} ${user.lastName}`.trim()) ?? '';
  return (
    <Nav aria-label="Account">
      <NavItem icon={<AccountIcon />} label={name === '' ? 'Account' : name} to="/account" page="/account" />
      <NavAction
        icon={other === 'dark' ? <MoonIcon /> : <SunIcon />}
        label={other === 'dark' ? 'Dark theme' : 'Light theme'}
        onClick={() => setScheme(other)}
      />
      <NavAction icon={<SignOutIcon />} label="Sign Out" onClick={leave} />
    </Nav>
  );
}

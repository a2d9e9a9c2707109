import { LinkButton, PlusIcon, SearchIcon, Shield, styled } from '@overland/ui';
import { Link } from '@overland/web';
import { BellButton } from '../notices/bell';
import { NavAction } from './nav-item';
import { NavLinks, PersonLinks } from './nav-links';
import { OwnBrand, useOwnBrand } from './own-brand';
import { paletteKey } from './palette-key';
import { VersionNote } from './version-note';
import { ViewAs } from './view-as';
import { atIcons, atPhone } from './widths';

const Side = styled('aside')({
  position: 'sticky',
  top: 0,
  height: '100vh',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  padding: '20px 16px',
  background: 'var(--paper)',
  borderRight: '1px solid var(--line)',
  [atIcons]: { padding: '20px 12px', alignItems: 'stretch' },
  [atPhone]: { display: 'none' },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  [atIcons]: { flexDirection: 'column' },
});
const Home = styled(Link)({
  display: 'flex',
  minWidth: 0,
  padding: '0 8px',
  textDecoration: 'none',
  borderRadius: 8,
});
const Grow = styled('div')({ flex: 1 });
const Wide = styled('span')({ display: 'inline-flex', [atIcons]: { display: 'none' } });
const Narrow = styled('span')({ display: 'none', [atIcons]: { display: 'inline-flex' } });

interface SidebarProps {
  onSearch: () => void;
  unread: number;
  onNotices: () => void;
}

export function Sidebar({ onSearch, unread, onNotices }: SidebarProps) {
  const { name } = useOwnBrand();
  return (
    <Side aria-label="Sidebar">
      <Head>
        <Home to="/get-quote" aria-label={`${name}, home`}>
          <Wide>
            <OwnBrand />
          </Wide>
          <Narrow>
            <Shield />
          </Narrow>
        </Home>
        <BellButton unread={unread} onClick={onNotices} />
      </Head>
      <ViewAs />
      <LinkButton to="/get-quote" variant="go" wide aria-label="Get Quote">
        <Wide>Get Quote</Wide>
        <Narrow>
          <PlusIcon />
        </Narrow>
      </LinkButton>
      <NavAction icon={<SearchIcon />} label="Search" keys={paletteKey} onClick={onSearch} />
      <NavLinks />
      <Grow />
      <PersonLinks />
      <VersionNote />
    </Side>
  );
}

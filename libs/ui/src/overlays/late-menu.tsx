import { useState } from 'react';
import { useLoadedLater } from '../query/use-loaded-later';
import { MenuButton, type MenuProps } from './menu-button';

const loadSheet = () => import('./menu-sheet').then(({ MenuSheet }) => MenuSheet);

/** A `Menu` for a first view: the button is there at once, what it opens is loaded after it. */
export function LateMenu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  const Sheet = useLoadedLater(loadSheet, isWanted);
  return <MenuButton {...props} Sheet={Sheet} onWanted={() => setWanted(true)} />;
}

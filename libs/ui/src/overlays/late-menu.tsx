import { useState } from 'react';
import { useLoadedLater } from '../query/use-loaded-later';
import { MenuButton, type MenuProps } from './menu-button';

const loadSheet = () => import('./menu-sheet').then(({ MenuSheet }) => MenuSheet);

/** A `Menu` whose list is loaded after the first view. */
export function LateMenu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  const Sheet = useLoadedLater(loadSheet, isWanted);
  return <MenuButton {...props} Sheet={Sheet} onWanted={() => setWanted(true)} />;
}

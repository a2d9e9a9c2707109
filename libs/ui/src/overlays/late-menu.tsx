import { useState } from 'react';
import { useLoadedLater } from '../query/use-loaded-later';
import { MenuButton, type MenuProps } from './menu-button';

const loadSheet = () => import('./menu-sheet');

/** A `Menu` whose list is loaded after the first view. */
export function LateMenu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  const parts = useLoadedLater(loadSheet, isWanted);
  return <MenuButton {...props} Sheet={parts?.MenuSheet ?? null} onWanted={() => setWanted(true)} />;
}

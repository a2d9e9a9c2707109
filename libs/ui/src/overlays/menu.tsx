import { MenuButton, type MenuProps } from './menu-button';
import { MenuSheet } from './menu-sheet';

/** A button with more to do behind it: arrow keys, Home and End move, Escape closes. */
export function Menu(props: MenuProps) {
  return <MenuButton {...props} Sheet={MenuSheet} />;
}

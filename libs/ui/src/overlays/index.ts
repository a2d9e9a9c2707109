export { Fold, type FoldProps } from '../frame/fold';
export { ConfirmDialog, type ConfirmDialogProps, type ConfirmQuestion } from './confirm-dialog';
export { Dialog, DialogButtons, type DialogProps } from './dialog';
export { LinkTabs, type LinkTabsProps } from './link-tabs';
export { Menu } from './menu';
export type { MenuProps } from './menu-button';
export type { MenuEntry } from './menu-sheet';

export {
  ConfirmDialog,
  type ConfirmDialogProps,
  ConfirmProvider,
  type ConfirmQuestion,
  useConfirm,
} from './confirm';
export { Dialog, type DialogProps } from './dialog';
export { InfoTip } from './info-tip';
export { Menu, type MenuEntry, type MenuProps } from './menu';
export { type LeavePrompt, useLeavePrompt } from './use-leave-prompt';

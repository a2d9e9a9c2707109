export { byReason, LeftOut, Reasons } from './left-out';
export { RecipientList } from './recipient-list';
export { SendButtons } from './send-buttons';

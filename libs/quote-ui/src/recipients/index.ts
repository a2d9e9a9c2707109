export { byReason, LeftOut, Reasons } from './left-out';
export { RecipientList } from './recipient-list';

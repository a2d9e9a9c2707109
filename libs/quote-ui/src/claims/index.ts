export { ClaimDialog } from './claim-dialog';

export { HandOverDialog } from './hand-over-dialog';
export { PersonField } from './person-field';

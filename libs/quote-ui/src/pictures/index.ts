export { PictureDialog } from './picture-dialog';

export { heicPicture } from './heic-files.js';
export { type HostilePicture, hiddenScript, type Outcome } from './hostile-picture.js';
export { hostilePictures, slowPictures } from './hostile-pictures.js';

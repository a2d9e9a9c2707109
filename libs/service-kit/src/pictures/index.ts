export { openAs } from './file-head.js';
export type { PictureOutput, PictureType, RewrittenPicture } from './picture-process.js';
export type { TurnOwner } from './picture-turns.js';
export { rewritePicture } from './rewrite-picture.js';

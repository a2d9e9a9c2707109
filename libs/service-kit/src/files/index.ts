// Apart from the rest of the kit: services without files do not load a store.
export { contentDisposition } from './content-disposition.js';
export { FileStore, linkSeconds } from './file-store.js';
export { FilesConfig, filesConfig, type S3Settings, s3SettingsOf } from './files-config.js';
export { isGoodLink, type LinkClaims } from './link-signature.js';
export { LocalFileStore } from './local-file-store.js';
export { openFileStore } from './open-file-store.js';
export { openS3FileStore } from './s3-file-store.js';

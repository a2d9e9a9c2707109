// What stands on the page of an order and holds fields: with the form library it would weigh on the first view.
export { RemovedFiles } from '../files/removed-files';
export { UploadBox } from '../files/upload-box';
export { NoteBox } from './note-box';

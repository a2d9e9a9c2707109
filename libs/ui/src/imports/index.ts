/** As areas of 1.0.0 import it. */
export { formatCountOf as counted } from '../format/format';
export { FileImport } from './file-import';
export { ImportProgress, ImportReport, untilFinished } from './import-report';
// Areas that were built before `FileImport` take it from here.
export { LatestImports } from './latest-imports';
export { lineColumn } from './line-column';

export { FileImport } from './file-import';
export { ImportProgress, ImportReport, untilFinished } from './import-report';
// Areas that were built before `FileImport` take it from here.
export { LatestImports } from './latest-imports';
export { lineColumn } from './line-column';

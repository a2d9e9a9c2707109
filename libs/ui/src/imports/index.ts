export { counted, ImportReport, untilFinished } from './import-report';
export { LatestImports } from './latest-imports';

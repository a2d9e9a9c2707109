export { aQuote, someTotals } from './a-quote';
export { aStaffQuote } from './a-staff-quote';

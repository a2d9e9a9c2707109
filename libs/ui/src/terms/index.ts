export { readingMinutes } from './reading-minutes';
export { TermsText } from './terms-text';

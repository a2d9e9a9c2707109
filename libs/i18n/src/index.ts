export * from './language.js';
export * from './texts.js';

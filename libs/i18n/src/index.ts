export * from './choose-language.js';
export * from './language.js';
export * from './texts.js';

export { ConflictNotice } from './conflict-notice';
export { type Difference, type EditedField, mergeVersions, type Versions, wordsOf } from './merge-versions';
export { sameValue } from './same-value';
export { useDiscardPrompt } from './use-discard-prompt';
export { useVersionedForm, type VersionedFormOptions } from './use-versioned-form';

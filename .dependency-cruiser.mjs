/** What may import what inside a service (docs/adr/0025-folders-are-modules.md). Run by `npm run lint`. */
const feature = '^services/([^/]+)/src/([^/]+)/';
const entry = '\\.(controller|listener|worker|processor)\\.ts$';
const action = '\\.service\\.ts$';
const ruleFiles = [
  '^services/[^/]+/src/(rules|letters|pricing)/',
  '^services/.*(-rules|-permissions|-states|\\.mapper)\\.ts$',
];
const rows = '\\.(repository|entity)\\.ts$';

export default {
  forbidden: [
    {
      name: 'folders-in-one-direction',
      comment: 'Two folders need each other: move what both need into a folder below them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^services/[^/]+/src/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'nothing-imports-a-call',
      comment:
        'Controllers, event listeners and workers are called from outside. Only their module, and each other, import them.',
      severity: 'error',
      from: { path: feature, pathNot: [entry, '\\.module\\.ts$'] },
      to: { path: `${feature}.*${entry}` },
    },
    {
      name: 'calls-of-other-folders',
      comment: 'A feature never uses the controller, listener or worker of another.',
      severity: 'error',
      from: { path: feature },
      to: { path: entry, pathNot: '^services/$1/src/$2/' },
    },
    {
      name: 'rows-below-actions',
      comment: 'A repository or an entity uses rules and other rows, never a service.',
      severity: 'error',
      from: { path: rows },
      to: { path: action },
    },
    {
      name: 'modules-import-modules',
      comment: 'What one module uses of another it gets by its exports, not by listing its providers again.',
      severity: 'error',
      from: { path: `${feature}.*\\.module\\.ts$` },
      to: { path: feature, pathNot: ['^services/$1/src/$2/', '\\.module\\.ts$'] },
    },
    {
      name: 'rules-do-no-io',
      comment: 'Rules are plain functions: what they need is passed to them.',
      severity: 'error',
      from: { path: ruleFiles },
      to: {
        path: `${rows}|${action}|^node_modules/(@nestjs|typeorm|bullmq|pg)/`,
        pathNot: '\\.entity\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-use-no-machine',
      comment: 'No files, no network, no other process in a rule.',
      severity: 'error',
      from: { path: ruleFiles },
      to: { path: '^(node:)?(fs|fs/promises|http|https|net|dns|child_process)$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: ['node_modules', '^libs/'] },
    exclude: { path: '/node_modules/|spec\\.ts$|/src/(testing|demo|migrations)/' },
  },
};

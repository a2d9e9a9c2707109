import { parseSync } from '@swc/core';

/**
 * Reads a remote's `routes.tsx`: which modules each path's page is imported from when it is first shown.
 * It knows the one form our routes have: `const Page = lazyPage(() => import('…'))` and
 * `{ path: '/…', element: <Page /> }`; a path with any other element has none.
 * @returns {Record<string, string[]>} requests of `import()` by path pattern
 */
export function pageImports(source) {
  const tree = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' });
  const importsByPage = new Map();
  const paths = {};
  walk(tree, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    const requests = requestsIn(node.init);
    if (requests.length > 0) importsByPage.set(node.id.value, requests);
  });
  walk(tree, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const path = propertyOf(node, 'path');
    const element = propertyOf(node, 'element');
    if (path?.type !== 'StringLiteral' || !element) return;
    const requests = componentsIn(element).flatMap((name) => importsByPage.get(name) ?? []);
    if (requests.length > 0) paths[path.value] = requests;
  });
  return paths;
}

function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node);
    for (const each of Object.values(node)) walk(each, visit);
  }
}

function requestsIn(tree) {
  const requests = [];
  walk(tree, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Import') return;
    const [argument] = node.arguments;
    if (argument?.expression.type === 'StringLiteral') requests.push(argument.expression.value);
  });
  return requests;
}

function componentsIn(tree) {
  const names = [];
  walk(tree, (node) => {
    if (node.type === 'JSXOpeningElement' && node.name.type === 'Identifier') names.push(node.name.value);
  });
  return names;
}

function propertyOf(object, name) {
  const property = object.properties.find(
    (one) => one.type === 'KeyValueProperty' && one.key.type === 'Identifier' && one.key.value === name,
  );
  return property?.value;
}

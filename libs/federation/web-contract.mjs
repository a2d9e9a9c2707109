import { parseSync } from '@swc/core';

/** What a browser never reads of a row of the contract table; the schemas among it would weigh on every page. */
const serverOnly = new Set(['service', 'summary', 'rate', 'params', 'query', 'body', 'reply']);
const mark = 'void 0;\n';

/**
 * A module of the contract as browsers need it: rows without what only servers read, and every constant that is made
 * by a call marked as free of effects, so that what a page does not name is left out of it.
 */
export function webContract(source) {
  // The first statement tells where the parser begins to count; it counts bytes.
  const text = Buffer.from(mark + source);
  const tree = parseSync(text.toString(), { syntax: 'typescript', target: 'es2022' });
  const at = (span) => [span.start - tree.span.start, span.end - tree.span.start];
  const edits = [];
  for (const { init } of topLevelConstants(tree)) {
    rowsIn(init, (row) => edits.push(...droppedProperties(row, at, text)));
    if (!makesCalls(init)) continue;
    const [start, end] = at(init.span);
    edits.push({ start, end: start, text: '/*@__PURE__*/ (() => (' }, { start: end, end, text: '))()' });
  }
  return applied(text, edits).slice(mark.length);
}

function topLevelConstants({ body }) {
  return body
    .map((item) => (item.type === 'ExportDeclaration' ? item.declaration : item))
    .filter((item) => item.type === 'VariableDeclaration')
    .flatMap((item) => item.declarations)
    .filter(({ init }) => init !== undefined && init !== null);
}

function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string' && visit(node) === false) return;
    for (const each of Object.values(node)) walk(each, visit);
  }
}

function rowsIn(tree, visit) {
  walk(tree, (node) => {
    if (node.type !== 'CallExpression' || node.callee.value !== 'endpoint') return;
    const options = node.arguments[2]?.expression;
    if (options?.type === 'ObjectExpression') visit(options);
  });
}

/** With the comma behind each. */
function droppedProperties({ properties }, at, text) {
  return properties
    .filter(({ key }) => serverOnly.has(key?.value))
    .map(({ key, value }) => {
      const [start] = at(key.span);
      const [, end] = at(spanOf(value));
      const comma = /^\s*,/.exec(text.subarray(end, end + 200).toString())?.[0].length ?? 0;
      return { start, end: end + comma, text: '' };
    });
}

const spanOf = (value) => value.span ?? value.expression.span;

/** Whether making it calls anything; what stands inside of a function is called later. */
function makesCalls(init) {
  let found = false;
  walk(init, ({ type }) => {
    if (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') return false;
    if (type === 'CallExpression' || type === 'NewExpression') found = true;
    return !found;
  });
  return found;
}

/** Edits may lie within one another: those that insert keep their places, and the innermost are done from behind. */
function applied(text, edits) {
  let result = text;
  for (const { start, end, text: put } of edits.sort((a, b) => b.start - a.start || b.end - a.end)) {
    result = Buffer.concat([result.subarray(0, start), Buffer.from(put), result.subarray(end)]);
  }
  return result.toString();
}

/** @throws where a page reads a schema of a row, which is not there in a browser */
export function refuseRowSchemas(source, file) {
  for (const [, names] of source.matchAll(/import\s*\{([^}]*)\}\s*from '@overland\/contracts'/g)) {
    const areas = names.split(',').map((name) => name.trim());
    for (const area of areas.filter((name) => /^[a-z]\w*$/.test(name))) {
      const [found] = new RegExp(`\\b${area}\\.\\w+\\.(params|query|body|reply)\\b`).exec(source) ?? [];
      if (found)
        throw new Error(`${file}: ${found} is not in the web build; export that schema by its name.`);
    }
  }
}

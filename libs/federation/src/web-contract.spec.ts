import { refuseRowSchemas, webContract } from '../web-contract.mjs';

const source = `import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
const limits = { most: 5 };
// „Größe“ is more bytes than letters.
export const Wish = z.object({ name: z.string('Größe, please'), at: z._default(z.number(), 1) });
export const wishes = {
  make: endpoint('POST', '/wish/:id', {
    service: 'quoting',
    access: ['Admin'],
    summary: 'Makes a wish (ä)',
    params: z.object({ id: z.string() }),
    body: Wish,
    reply: z.object({ granted: z.boolean() }), idempotent: true,
  }),
};
export const labelOf = (wish: { name: string }) => wish.name.trim();
`;

describe('the contract as browsers get it', () => {
  it('has of a row what they read, and none of its schemas', () => {
    const text = webContract(source);
    const row = /endpoint\('POST'[\s\S]*?\}\)/.exec(text)?.[0].replaceAll(/\s+/g, ' ');
    expect(row).toBe("endpoint('POST', '/wish/:id', { access: ['Admin'], idempotent: true, })");
  });

  it('marks what is made by calls as free of effects, and leaves everything else as it is', () => {
    const text = webContract(source);
    expect(text).toContain(
      "export const Wish = /*@__PURE__*/ (() => (z.object({ name: z.string('Größe, please'),",
    );
    expect(text).toContain('export const wishes = /*@__PURE__*/ (() => ({');
    expect(text).toContain('const limits = { most: 5 };\n');
    expect(text).toContain('=> wish.name.trim();\n');
    expect(text.startsWith("import * as z from 'zod/mini';\n")).toBe(true);
  });
});

describe('a page', () => {
  const importing = (use: string) => `import { quotes, type Quote } from '@overland/contracts';\n${use}`;

  it('that reads a schema of a row is refused, by name', () => {
    expect(() => refuseRowSchemas(importing('const schema = quotes.create.body;'), 'form.tsx')).toThrow(
      'form.tsx: quotes.create.body is not in the web build; export that schema by its name.',
    );
  });

  it.each([
    'api(quotes.create, { body: values })',
    'const { body } = request.quotes.create;',
    'orders.create.body',
    "// quotes.create's body",
  ])('may say %s', (use) => {
    expect(() => refuseRowSchemas(importing(use), 'form.tsx')).not.toThrow();
  });
});

import { containerName, ownerOf, type RemoteEntry } from './remotes';

const remote = (name: string, paths: string[]): RemoteEntry => ({
  name,
  version: '1.0.0',
  paths,
  entry: `/${name}.js`,
});
const remotes = [
  remote('mfe-quotes', ['/get-quote', '/quote', '/quotes']),
  remote('mfe-orders', ['/orders', '/order', '/cod']),
  remote('mfe-public', ['/quote/public', '/terms', '/order-status']),
];

describe('the owner of a path', () => {
  it.each([
    ['/get-quote', 'mfe-quotes'],
    ['/quotes', 'mfe-quotes'],
    ['/quote/5f3a/edit', 'mfe-quotes'],
    ['/quote/public/5f3a/book', 'mfe-public'],
    ['/orders/book/5f3a', 'mfe-orders'],
    ['/order/5f3a', 'mfe-orders'],
    ['/order-status', 'mfe-public'],
    ['/terms/1/2', 'mfe-public'],
  ])('of %s is %s', (path, name) => {
    expect(ownerOf(path, remotes)?.name).toBe(name);
  });

  it.each(['/', '/login', '/quotess', '/terms-of-use', '/codes'])('of %s is nobody', (path) => {
    expect(ownerOf(path, remotes)).toBeNull();
  });

  it('does not depend on the order of the remotes', () => {
    expect(ownerOf('/quote/public/1', [...remotes].reverse())?.name).toBe('mfe-public');
  });
});

it('makes a name that can stand as a JavaScript global', () => {
  expect(containerName('mfe-quotes')).toBe('mfe_quotes');
});

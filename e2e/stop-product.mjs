// Ctrl-C, and nothing may stay behind.
import { once } from 'node:events';

export default async function stopProduct() {
  const child = globalThis.product;
  if (!child || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The product ended with ${code} on Ctrl-C.`);
}

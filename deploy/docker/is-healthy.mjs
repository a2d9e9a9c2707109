// A container's health check: ends with 0 when the address answers well. The image has no curl.
const [, , address] = process.argv;
try {
  const { ok } = await fetch(address, { signal: AbortSignal.timeout(3000) });
  process.exit(ok ? 0 : 1);
} catch {
  process.exit(1);
}

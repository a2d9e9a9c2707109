/** The flags that every start needs, whatever the driver. The package's own add `--single-process` and take web security away. */
export function chromiumArguments(env: NodeJS.ProcessEnv = process.env): string[] {
  // The shared memory of a container is too small for larger pages.
  const always = ['--disable-dev-shm-usage'];
  const isRoot = process.getuid?.() === 0;
  return isRoot || env.CHROMIUM_SANDBOX === 'off' ? ['--no-sandbox', ...always] : always;
}

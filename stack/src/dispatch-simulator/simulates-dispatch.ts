/** Carriers that do not exist take no real orders. */
export function simulatesDispatch(env: NodeJS.ProcessEnv = process.env): boolean {
  return !env.SUPER_DISPATCH_URL && env.NODE_ENV !== 'production';
}

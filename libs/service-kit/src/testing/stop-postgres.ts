/** Jest globalTeardown of the integration specs. */
export default async function stopPostgresForTests(): Promise<void> {
  await globalThis.overlandTestPooler?.stop();
  await globalThis.overlandTestServer?.leave();
}

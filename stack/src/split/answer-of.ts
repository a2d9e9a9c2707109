import { within } from '@overland/service-kit';

/** The response to a GET with any status, or null if none arrives in time. */
export async function answerOf(
  address: string,
  withinMs: number,
): Promise<{ ok: boolean; text: string } | null> {
  try {
    return await within(withinMs, async (signal) => {
      const reply = await fetch(address, { signal });
      return { ok: reply.ok, text: await reply.text() };
    });
  } catch {
    return null;
  }
}

import { useNotices } from './notices-store';

/** Copies a text; a notice says so, or why not. */
export async function copyText(text: string, words: { copied: string; failed: string }): Promise<void> {
  const { notify } = useNotices.getState();
  try {
    await navigator.clipboard.writeText(text);
    notify('success', words.copied);
  } catch {
    notify('error', words.failed);
  }
}

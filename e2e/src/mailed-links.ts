import { mailsTo, until } from './product.js';

/** The link that accepts the terms of an order, which its customer gets by email alone. */
export interface TermsLink {
  orderId: string;
  uniqueId: number;
  token: string;
  /** On the public site. */
  path: string;
}

/** A token is long; the address of a PDF, which other emails name, ends otherwise. */
const termsPath = /\/terms\/([\w-]+)\/(\d+)\/([\w-]{40,})/;

/** The newest one in the inbox, and how many came; `seen` waits for one more than came before. */
export function mailedTerms(email: string, { seen = 0, inbox }: { seen?: number; inbox?: string } = {}) {
  return until(`the terms for ${email}`, async () => {
    const links = (await mailsTo(email, inbox)).flatMap(({ Text }) => {
      const [path, orderId, uniqueId, token] = termsPath.exec(Text) ?? [];
      return path && orderId && token ? [{ path, orderId, uniqueId: Number(uniqueId), token }] : [];
    });
    const [newest] = links;
    return newest !== undefined && links.length > seen && { ...newest, count: links.length };
  });
}

import type { Endpoint, ErrorReply, ReplyOf, RequestOf } from '@overland/contracts';
import { signIn } from '@overland/contracts';

/** The running product under test, started by `start-product.mjs`. */
export const site = String(process.env.E2E_SITE);
export const publicSite = String(process.env.E2E_PUBLIC_SITE);
export const inbox = String(process.env.E2E_INBOX);
/** The dispatch simulator, with its controls under `/simulator/`. */
export const dispatch = String(process.env.E2E_DISPATCH);

export const demoPassword = 'overland-demo-2026';

interface Answer<E extends Endpoint> {
  status: number;
  body: ReplyOf<E> & Partial<ErrorReply>;
  headers: Headers;
}

interface CallOptions {
  token?: string | null;
  headers?: Record<string, string>;
  /** The origin to call. Default: the staff site. */
  origin?: string;
}

/** Calls the product's API over HTTP. */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { token = null, headers = {}, origin = site }: CallOptions = {},
): Promise<Answer<E>> {
  const {
    params = {},
    query = {},
    body,
  } = request as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
  };
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const reply = await fetch(`${origin}/api${path}${search && `?${search}`}`, {
    method: endpoint.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `JWT ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await reply.json()) as Answer<E>['body'];
  return { status: reply.status, body: answer, headers: reply.headers };
}

export interface Mail {
  ID: string;
  Subject: string;
  To: { Address: string }[];
  Text: string;
  HTML: string;
}

/** Emails to an address, newest first, with their bodies. */
export async function mailsTo(address: string, from = inbox): Promise<Mail[]> {
  const found = await fetch(`${from}/api/v1/search?query=${encodeURIComponent(`to:${address}`)}`);
  const { messages } = (await found.json()) as { messages: { ID: string }[] };
  return Promise.all(
    messages.map(async ({ ID }) => (await fetch(`${from}/api/v1/message/${ID}`)).json() as Promise<Mail>),
  );
}

/** Polls a condition every 50 ms, for at most `seconds`. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  seconds = 15,
) {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Timed out after ${seconds} s waiting for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The code of the newest sign-in email that was not seen before. */
export async function newCode(email: string, seen: ReadonlySet<string>, from = inbox): Promise<string> {
  const mail = await until(`the code for ${email}`, async () =>
    (await mailsTo(email, from)).find(({ ID, Subject }) => !seen.has(ID) && Subject === 'Your Overland code'),
  );
  const code = /\b\d{6}\b/.exec(mail.Text)?.[0];
  if (!code) throw new Error(`No code in the email: ${mail.Text}`);
  return code;
}

export async function seenMails(email: string, from = inbox): Promise<Set<string>> {
  return new Set((await mailsTo(email, from)).map(({ ID }) => ID));
}

/** Signs in through the API: password, emailed code, token. Uses another product if one is given. */
export async function signInAs(
  email: string,
  password = demoPassword,
  { origin, inbox: from }: { origin: string; inbox: string } = { origin: site, inbox },
) {
  const seen = await seenMails(email, from);
  const first = await call(signIn.verifyEmail, { body: { email, password } }, { origin });
  if (first.status !== 200) throw new Error(`Sign-in of ${email}: ${JSON.stringify(first.body)}`);
  const cookie = first.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const code = await newCode(email, seen, from);
  const second = await call(signIn.login, { body: { email, code } }, { headers: { cookie }, origin });
  if (second.status !== 200) throw new Error(`Code of ${email}: ${JSON.stringify(second.body)}`);
  return second.body;
}

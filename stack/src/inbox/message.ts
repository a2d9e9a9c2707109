import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';

/** The types of Mailpit's HTTP API; Mailpit replaces this inbox under Compose. */
export interface MailAddress {
  Name: string;
  Address: string;
}

export interface MessageSummary {
  ID: string;
  MessageID: string;
  From: MailAddress;
  To: MailAddress[];
  Cc: MailAddress[];
  Bcc: MailAddress[];
  ReplyTo: MailAddress[];
  Subject: string;
  /** Instant of arrival, ISO 8601. */
  Created: string;
  /** Bytes of the whole message. */
  Size: number;
  /** The number of attachments. */
  Attachments: number;
  Snippet: string;
  Read: boolean;
  Tags: string[];
}

export interface MessagePart {
  PartID: string;
  FileName: string;
  ContentType: string;
  ContentID: string;
  /** Bytes. */
  Size: number;
}

export interface MessageDetail extends Omit<MessageSummary, 'Attachments' | 'Snippet' | 'Read' | 'Created'> {
  ReturnPath: string;
  /** The message's Date header, else its arrival; ISO 8601. */
  Date: string;
  HTML: string;
  Text: string;
  Inline: MessagePart[];
  Attachments: MessagePart[];
}

export interface StoredMessage {
  summary: MessageSummary;
  /** The text that a free-text search looks in. */
  text: string;
}

const SNIPPET_CHARACTERS = 250;
const SEARCHED_CHARACTERS = 20_000;

export async function toStoredMessage(id: string, created: Date, raw: Buffer): Promise<StoredMessage> {
  const email = await PostalMime.parse(raw);
  const text = (email.text ?? textOf(email.html ?? '')).replace(/\s+/g, ' ').trim();
  const summary: MessageSummary = {
    ...commonOf(id, email, raw),
    Created: created.toISOString(),
    Attachments: email.attachments.filter((part) => !isInline(part)).length,
    Snippet: text.slice(0, SNIPPET_CHARACTERS),
    Read: false,
  };
  return { summary, text: text.slice(0, SEARCHED_CHARACTERS) };
}

export async function toMessageDetail(id: string, created: string, raw: Buffer): Promise<MessageDetail> {
  const email = await PostalMime.parse(raw);
  const parts = email.attachments.map((part, index) => ({ part, shape: toPart(part, index) }));
  return {
    ...commonOf(id, email, raw),
    ReturnPath: email.returnPath ?? '',
    Date: email.date !== undefined && !Number.isNaN(Date.parse(email.date)) ? email.date : created,
    HTML: email.html ?? '',
    Text: email.text ?? '',
    Inline: parts.filter(({ part }) => isInline(part)).map(({ shape }) => shape),
    Attachments: parts.filter(({ part }) => !isInline(part)).map(({ shape }) => shape),
  };
}

/** One attachment or inline picture by its `PartID`. */
export async function findPart(raw: Buffer, partId: string) {
  const email = await PostalMime.parse(raw);
  const index = email.attachments.findIndex((_part, at) => partIdOf(at) === partId);
  const part = email.attachments[index];
  if (part === undefined) return null;
  const { FileName, ContentType } = toPart(part, index);
  return { fileName: FileName, contentType: ContentType, bytes: bytesOf(part) };
}

function commonOf(id: string, email: Email, raw: Buffer) {
  return {
    ID: id,
    MessageID: (email.messageId ?? '').replace(/^<|>$/g, ''),
    From: toAddresses(email.from ? [email.from] : [])[0] ?? { Name: '', Address: '' },
    To: toAddresses(email.to),
    Cc: toAddresses(email.cc),
    Bcc: toAddresses(email.bcc),
    ReplyTo: toAddresses(email.replyTo),
    Subject: email.subject ?? '',
    Size: raw.length,
    Tags: [],
  };
}

function toAddresses(list: Address[] = []): MailAddress[] {
  return list
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address }) => ({ Name: name, Address: address }));
}

function isInline(part: Attachment): boolean {
  return part.related === true || part.disposition === 'inline';
}

function toPart(part: Attachment, index: number): MessagePart {
  return {
    PartID: partIdOf(index),
    FileName: part.filename ?? `part-${partIdOf(index)}`,
    ContentType: part.mimeType,
    ContentID: (part.contentId ?? '').replace(/^<|>$/g, ''),
    Size: bytesOf(part).length,
  };
}

function partIdOf(index: number): string {
  return String(index + 1);
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

/** Strips HTML well enough for a snippet and for the search. */
function textOf(html: string): string {
  return html
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

interface Summary {
  ID: string;
  MessageID: string;
}

/** Remembers every email that was ever in the inbox, which itself keeps only the newest thousand. */
export class InboxWatch {
  private readonly seen = new Map<string, string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly inbox: string) {}

  /** How often each Message-ID was delivered. */
  get delivered(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const messageId of this.seen.values()) counts.set(messageId, (counts.get(messageId) ?? 0) + 1);
    return counts;
  }

  start(): void {
    // The inbox is down while the product is killed.
    this.timer = setInterval(() => void this.look().catch(() => undefined), 1000);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async look(): Promise<void> {
    const reply = await fetch(`${this.inbox}/api/v1/messages?limit=1000`);
    const { messages } = (await reply.json()) as { messages: Summary[] };
    for (const { ID, MessageID } of messages) this.seen.set(ID, MessageID.replace(/^<|>$/g, ''));
  }
}

import { randomBytes, randomUUID } from 'node:crypto';
import { diskStorage } from '../storage/disk-storage.ts';
import { memoryStorage, type Storage } from '../storage/storage.ts';

export type MailAttachment = {
  name: string;
  type: string;
  size: number;
  contentId: string;
  blob: string;
};

export type Mail = {
  id: string;
  receivedAt: string;
  order: number;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
  attachments: MailAttachment[];
};

export type NewMail = Omit<Mail, 'id' | 'receivedAt' | 'order' | 'attachments'> & {
  attachments: { name: string; type: string; contentId: string; content: Uint8Array }[];
};

const folder = 'messages';

function isMail({ id, order, attachments }: Record<string, unknown>): boolean {
  return typeof id === 'string' && typeof order === 'number' && Array.isArray(attachments);
}

export class Mailbox {
  readonly #storage: Storage;
  #mails: Mail[] = [];

  constructor(dataDir: string | undefined) {
    this.#storage = dataDir === undefined ? memoryStorage() : diskStorage(dataDir);
  }

  async load(): Promise<void> {
    this.#mails = (await this.#storage.readRecords(folder, isMail)) as Mail[];
    this.#mails.sort((left, right) => right.order - left.order);
    const used = this.#mails.flatMap(({ attachments }) => attachments.map(({ blob }) => blob));
    await this.#storage.removeUnusedBlobs(new Set(used));
  }

  all(): readonly Mail[] {
    return this.#mails;
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  async add(mail: NewMail): Promise<Mail> {
    const attachments: MailAttachment[] = [];
    for (const { content, ...described } of mail.attachments) {
      const blob = randomUUID();
      await this.#storage.writeBlob(blob, inOnePiece(content));
      attachments.push({ ...described, size: content.length, blob });
    }
    const now = Date.now();
    const order = Math.max(now * 1000, (this.#mails[0]?.order ?? 0) + 1);
    const id = `${randomBytes(8).toString('hex')}-${randomUUID()}-000000`;
    const stored: Mail = { ...mail, attachments, id, order, receivedAt: new Date(now).toISOString() };
    this.#mails.unshift(stored);
    await this.#storage.writeRecord(folder, id, stored);
    return stored;
  }

  content({ blob, size }: MailAttachment): AsyncIterable<Uint8Array> {
    return this.#storage.readBlob(blob, 0, Math.max(size - 1, 0));
  }
}

async function* inOnePiece(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

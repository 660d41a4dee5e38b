import { createHash, randomUUID } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';

export type MessageAttributes = Record<string, { DataType: 'String'; StringValue: string }>;

type Message = { id: string; queue: string; body: string; attributes: MessageAttributes; sentAt: number };

export type QueueMessage = {
  MessageId: string;
  ReceiptHandle: string;
  Body: string;
  MD5OfBody: string;
  MessageAttributes: MessageAttributes;
};

const folder = 'messages';

export class Queues {
  readonly names: readonly string[];
  readonly #storage: Storage;
  readonly #messages: Map<string, Message>;
  readonly #hidden = new Map<string, number>();

  private constructor(names: readonly string[], storage: Storage, messages: Message[]) {
    this.names = names;
    this.#storage = storage;
    this.#messages = new Map(messages.map((one) => [one.id, one]));
  }

  static async open(names: readonly string[], storage: Storage): Promise<Queues> {
    const messages = (await storage.readRecords(folder)) as Message[];
    return new Queues(
      names,
      storage,
      messages.toSorted((a, b) => a.sentAt - b.sentAt),
    );
  }

  async send(queue: string, body: string, attributes: MessageAttributes = {}): Promise<void> {
    const id = randomUUID();
    const message = { id, queue: queue.split(':').at(-1)!, body, attributes, sentAt: Date.now() };
    await this.#storage.writeRecord(folder, id, message);
    this.#messages.set(id, message);
  }

  receive(queue: string, max: number, hiddenSeconds: number): QueueMessage[] {
    const now = Date.now();
    const found = [...this.#messages.values()]
      .filter((one) => one.queue === queue && (this.#hidden.get(one.id) ?? 0) <= now)
      .slice(0, max);
    for (const { id } of found) this.hide(id, hiddenSeconds);
    return found.map(({ id, body, attributes }) => ({
      MessageId: id,
      ReceiptHandle: id,
      Body: body,
      MD5OfBody: createHash('md5').update(body).digest('hex'),
      MessageAttributes: attributes,
    }));
  }

  hide(receipt: string, seconds: number): void {
    this.#hidden.set(receipt, Date.now() + seconds * 1000);
  }

  async remove(receipt: string): Promise<void> {
    await this.#storage.removeRecord(folder, receipt);
    this.#messages.delete(receipt);
    this.#hidden.delete(receipt);
  }
}

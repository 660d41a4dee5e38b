import { type SQSClient, ChangeMessageVisibilityCommand, DeleteMessageCommand } from '@aws-sdk/client-sqs';
import { expect, it } from 'vitest';
import { handleMessages } from '../../../../infra/replay/handle-messages.ts';

const minute = 60;

/** A queue by a clock of its own: each handling takes some minutes of it. */
class Queue {
  readonly #hidden = new Map<string, number>();
  readonly #receipts = new Map<string, string>();
  #now = 0;
  #received = 0;

  constructor(ids: readonly string[]) {
    for (const id of ids) this.#hidden.set(id, 0);
  }

  pass(minutes: number): void {
    this.#now += minutes * minute;
  }

  visible(): string[] {
    return [...this.#hidden].flatMap(([id, until]) => (until <= this.#now ? [id] : []));
  }

  readonly client = { send: (command: { input: any }) => Promise.resolve(this.#answer(command)) } as Pick<
    SQSClient,
    'send'
  >;

  #answer(command: { input: any }): object {
    const id = this.#receipts.get(command.input.ReceiptHandle) ?? '';
    if (command instanceof DeleteMessageCommand) {
      this.#hidden.delete(id);
      return {};
    }
    if (command instanceof ChangeMessageVisibilityCommand) {
      const isHidden = (this.#hidden.get(id) ?? 0) > this.#now;
      if (!isHidden) throw Object.assign(new Error('The message is not in flight.'), { name: 'MessageNotInflight' });
      this.#hidden.set(id, this.#now + (command.input.VisibilityTimeout ?? 0));
      return {};
    }
    const Messages = this.visible()
      .slice(0, command.input.MaxNumberOfMessages)
      .map((MessageId) => {
        const ReceiptHandle = `${MessageId} ${(this.#received += 1)}`;
        this.#receipts.set(ReceiptHandle, MessageId);
        this.#hidden.set(MessageId, this.#now + command.input.VisibilityTimeout);
        return { MessageId, ReceiptHandle };
      });
    return { Messages };
  }
}

async function handled(queue: Queue, { minutes, succeeds }: { minutes: number; succeeds: (id: string) => boolean }) {
  const ids: string[] = [];
  await handleMessages(queue.client, 'queue', ({ MessageId = '' }) => {
    if (ids.push(MessageId) > 100) throw new Error('The replay does not end.');
    queue.pass(minutes);
    return Promise.resolve(succeeds(MessageId));
  });
  return ids;
}

it('messages that are handled leave their queue, and the others are visible again', async () => {
  const queue = new Queue(['a', 'b', 'c']);
  expect(await handled(queue, { minutes: 1, succeeds: (id) => id === 'b' })).toEqual(['a', 'b', 'c']);
  expect(queue.visible()).toEqual(['a', 'c']);
});

it('a message that fails is handled once, however long the others take', async () => {
  const ids = Array.from({ length: 25 }, (_, index) => `message ${index}`);
  const queue = new Queue(ids);
  expect((await handled(queue, { minutes: 2, succeeds: () => false })).toSorted()).toEqual(ids.toSorted());
  expect(queue.visible()).toEqual(ids);
});

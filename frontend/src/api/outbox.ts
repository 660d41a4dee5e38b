import { outboxText as text } from '../text/outbox.ts';
import { ApiError, isThrottled } from './api-error.ts';
import type { OutboxEntry, OutboxForm, Unsent } from './outbox-entry.ts';

export type OutboxParts = {
  store: {
    readAll: () => Promise<OutboxEntry[]>;
    put: (key: string, entry: OutboxEntry) => Promise<void>;
    remove: (key: string) => Promise<unknown>;
  };
  send: (entry: OutboxEntry) => Promise<unknown>;
  /** Runs one at a time in all tabs. */
  alone: (work: () => Promise<void>) => Promise<void>;
  userId: () => number | undefined;
  now: () => number;
  /** After each change of the store. */
  onChange: () => Promise<void>;
};

/** The server remembers an idempotency key for 24 hours. */
const keyLastsMs = 23 * 60 * 60_000;

/** Saves that wait for a network. They are sent in their order, each until it is answered once. */
export class Outbox {
  readonly #parts: OutboxParts;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  async add({ isTried, ...unsent }: Unsent, { title, form }: { title: string; form: OutboxForm }): Promise<void> {
    const { store, userId, now, onChange } = this.#parts;
    const user = userId();
    if (user === undefined) throw new Error('Nobody is logged in.');
    const last = Math.max(0, ...(await store.readAll()).map(({ order }) => order));
    await store.put(unsent.key, {
      ...unsent,
      userId: user,
      order: Math.max(now(), last + 1),
      savedAt: now(),
      title,
      form,
      ...(isTried && { triedAt: now() }),
    });
    await onChange();
  }

  /** Sends what waits, until the network or the server fails. */
  flush(): Promise<void> {
    return this.#parts.alone(async () => {
      for (let next = await this.#next(); next && (await this.#settle(next)); next = await this.#next());
    });
  }

  async retry(key: string): Promise<void> {
    const entry = (await this.#parts.store.readAll()).find((one) => one.key === key);
    if (entry) await this.#put({ ...entry, refusal: undefined });
    await this.flush();
  }

  async discard(key: string): Promise<void> {
    await this.#parts.store.remove(key);
    await this.#parts.onChange();
  }

  async #own(): Promise<OutboxEntry[]> {
    const userId = this.#parts.userId();
    const all = await this.#parts.store.readAll();
    return all.filter((entry) => entry.userId === userId).sort((a, b) => a.order - b.order);
  }

  async #next(): Promise<OutboxEntry | undefined> {
    return (await this.#own()).find(({ refusal }) => refusal === undefined);
  }

  async #put(entry: OutboxEntry): Promise<void> {
    await this.#parts.store.put(entry.key, entry);
    await this.#parts.onChange();
  }

  /** @returns false if the rest must wait too */
  async #settle(entry: OutboxEntry): Promise<boolean> {
    const { store, send, now, onChange } = this.#parts;
    const { triedAt = now() } = entry;
    if (now() - triedAt > keyLastsMs) {
      await this.#put({ ...entry, refusal: text.uncertain, triedAt: undefined });
      return true;
    }
    // Stored before it is sent: a tab that closes meanwhile does not know whether it arrived.
    await this.#put({ ...entry, triedAt });
    try {
      const answer = await send(entry);
      await this.#follow(entry, answer);
      await store.remove(entry.key);
      await onChange();
      return true;
    } catch (error) {
      if (!isRefusal(error)) return false;
      await this.#put({ ...entry, refusal: error.message, triedAt: undefined });
      return true;
    }
  }

  /** Later saves of the same record began with this one's values, so they continue from its version. */
  async #follow(sent: OutboxEntry, answer: unknown): Promise<void> {
    const version = versionOf(answer);
    const before = versionOf(sent.input.body);
    if (version === undefined || before === undefined) return;
    for (const later of await this.#own()) {
      const isSame = later.order > sent.order && later.triedAt === undefined && recordOf(later) === recordOf(sent);
      if (!isSame || versionOf(later.input.body) !== before) continue;
      const body = { ...(later.input.body as object), version };
      const form = { ...later.form, values: { ...(later.form.values as object), version } };
      await this.#parts.store.put(later.key, { ...later, form, input: { ...later.input, body } });
    }
  }
}

const recordOf = ({ route, input }: OutboxEntry) => `${route.name} ${JSON.stringify(input.params)}`;

function versionOf(value: unknown): number | undefined {
  const { version } = (value ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
}

/** An answer of the API itself to this save, which a retry would get again. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.isFromFirewall || error.isFromGateway) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 401 && !isThrottled(error.status);
}

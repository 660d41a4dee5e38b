import { outboxText as text } from '../text/outbox.ts';
import { ApiError, isThrottled } from './api-error.ts';
import { isDeleting, type OutboxEntry, type UnsentSave } from './outbox-entry.ts';
import { UploadError, expired } from './send-bytes.ts';

type Kind = 'saves' | 'files';

export type OutboxParts = {
  store: {
    readAll: () => Promise<OutboxEntry[]>;
    put: (key: string, entry: OutboxEntry) => Promise<void>;
    remove: (key: string) => Promise<unknown>;
  };
  /** @param keep stores a change of the entry */
  send: (entry: OutboxEntry, keep: (entry: OutboxEntry) => Promise<void>) => Promise<unknown>;
  /** Runs one of each kind at a time in all tabs. */
  alone: (kind: Kind, work: () => Promise<void>) => Promise<void>;
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

  async add({ isTried, ...unsent }: UnsentSave, shown: Pick<OutboxEntry, 'title' | 'form' | 'file'>): Promise<void> {
    const { store, userId, now, onChange } = this.#parts;
    const user = userId();
    if (user === undefined) throw new Error('Nobody is logged in.');
    const all = await store.readAll();
    if (
      isDeleting(unsent) &&
      all.some((one) => isDeleting(one) && !one.refusal && recordOf(one) === recordOf(unsent))
    ) {
      return;
    }
    const last = Math.max(0, ...all.map(({ order }) => order));
    await store.put(unsent.key, {
      ...unsent,
      userId: user,
      order: Math.max(now(), last + 1),
      savedAt: now(),
      ...shown,
      ...(isTried && { triedAt: now() }),
    });
    await onChange();
  }

  /** Sends the saves that wait, until the network or the server fails. */
  flush(): Promise<void> {
    return this.#send('saves');
  }

  /** Files take longer, and hold up no save. */
  flushFiles(): Promise<void> {
    return this.#send('files');
  }

  #send(kind: Kind): Promise<void> {
    return this.#parts.alone(kind, async () => {
      for (let next = await this.#next(kind); next && (await this.#settle(next)); next = await this.#next(kind));
    });
  }

  async retry(key: string): Promise<void> {
    const entry = (await this.#parts.store.readAll()).find((one) => one.key === key);
    if (entry) await this.#put({ ...entry, refusal: undefined, change: undefined });
    await this.#send(entry ? kindOf(entry) : 'saves');
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

  async #next(kind: Kind): Promise<OutboxEntry | undefined> {
    return (await this.#own()).find((entry) => entry.refusal === undefined && kindOf(entry) === kind);
  }

  async #put(entry: OutboxEntry): Promise<void> {
    await this.#parts.store.put(entry.key, entry);
    await this.#parts.onChange();
  }

  /** Unless its user has discarded it meanwhile. */
  async #change(entry: OutboxEntry): Promise<void> {
    const all = await this.#parts.store.readAll();
    if (all.some(({ key }) => key === entry.key)) await this.#put(entry);
  }

  /** @returns false if the rest must wait too */
  async #settle(entry: OutboxEntry): Promise<boolean> {
    const { store, send, now, onChange } = this.#parts;
    const { triedAt = now() } = entry;
    if (!entry.file && now() - triedAt > keyLastsMs) {
      await this.#put({ ...entry, refusal: text.uncertain, triedAt: undefined });
      return true;
    }
    // Stored before it is sent: a tab that closes meanwhile does not know whether it arrived.
    let stored = { ...entry, triedAt };
    const keep = (changed: OutboxEntry) => this.#change((stored = { ...changed, triedAt }));
    await keep(entry);
    try {
      const answer = await send(entry, keep);
      await this.#follow(entry, answer);
      await store.remove(entry.key);
      await onChange();
      return true;
    } catch (error) {
      if (!isRefusal(error)) return false;
      const change = error instanceof ApiError ? error.facts.changed : undefined;
      await this.#change({ ...stored, refusal: error.message, change, triedAt: undefined });
      return true;
    }
  }

  /** Later saves of the same record began with this one's values, so they continue from its version. */
  async #follow(sent: OutboxEntry, answer: unknown): Promise<void> {
    const version = versionOf(answer);
    const before = versionOf(sent.input.body);
    if (version === undefined || before === undefined || sent.input.params === undefined) return;
    for (const later of await this.#own()) {
      const isSame = later.order > sent.order && later.triedAt === undefined && recordOf(later) === recordOf(sent);
      const place = isDeleting(later) ? 'query' : 'body';
      if (!isSame || versionOf(later.input[place]) !== before) continue;
      const input = { ...later.input, [place]: { ...(later.input[place] as object), version } };
      const { values, ...form } = later.form;
      const next = values === undefined ? form : { ...form, values: { ...values, version } };
      await this.#parts.store.put(later.key, { ...later, form: next, input });
    }
  }
}

const kindOf = ({ file }: OutboxEntry): Kind => (file ? 'files' : 'saves');

/** A project's files differ by their path. */
function recordOf({ route, input }: Pick<OutboxEntry, 'route' | 'input'>): string {
  const { path } = (input.body ?? {}) as { path?: unknown };
  return `${route.name.split('/', 1)[0]} ${JSON.stringify([input.params, path])}`;
}

function versionOf(value: unknown): number | undefined {
  const { version } = (value ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
}

/** An answer of the API itself or of S3, which a retry would get again. */
function isRefusal(error: unknown): error is ApiError | UploadError {
  if (error instanceof UploadError) return !error.isPassing && error.code !== expired;
  if (!(error instanceof ApiError) || error.isFromFirewall || error.isFromGateway) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 401 && !isThrottled(error.status);
}

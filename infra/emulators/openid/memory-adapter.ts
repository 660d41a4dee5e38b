import type { Adapter, AdapterPayload } from 'oidc-provider';

const entries = new Map<string, { payload: AdapterPayload; until: number }>();

/** What a provider remembers until it ends. */
export class MemoryAdapter implements Adapter {
  private readonly model: string;

  constructor(model: string) {
    this.model = model;
  }

  private key(id: string): string {
    return `${this.model} ${id}`;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    entries.set(this.key(id), { payload, until: Date.now() + expiresIn * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = entries.get(this.key(id));
    return found && found.until > Date.now() ? found.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...entries.values()].find(({ payload }) => payload.uid === uid)?.payload;
  }

  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const found = entries.get(this.key(id));
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    entries.delete(this.key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
  }
}

import type { Storage } from '../../storage/storage.ts';
import { Clock } from '../base/clock.ts';
import { Collection } from '../base/collection.ts';
import { Company, firstCompanies, scopes, type CompanySettings } from './company.ts';
import { Faults } from '../base/faults.ts';
import { RateLimit } from '../base/rate-limit.ts';

/** Without redirect URIs, any on this machine is accepted. */
export type Client = { id: string; secret: string; redirectUris: string[]; scopes: string[] };

export type Grant = {
  id: string;
  kind: 'code' | 'access' | 'refresh' | 'consent';
  clientId: string;
  tenant: number;
  scopes: string[];
  expiresAt: number;
  redirectUri: string;
  isOffline: boolean;
};

export const firstClient: Client = { id: 'klang-lokal', secret: 'lokal-hemlighet', redirectUris: [], scopes };

export type Call = { method: string; path: string; status: number | 'dropped'; at: string };

const maxCalls = 2000;

export class World {
  readonly clock = new Clock();
  readonly faults = new Faults();
  readonly rateLimit: RateLimit;
  readonly clients: Collection<Client>;
  readonly grants: Collection<Grant>;
  readonly calls: Call[] = [];
  readonly #settings: Collection<CompanySettings>;
  readonly #companies = new Map<number, Company>();
  readonly #storage: Storage;

  /** @param pace how long a second of its rate limit lasts */
  constructor(storage: Storage, pace = 1) {
    this.rateLimit = new RateLimit(5 * pace);
    this.#storage = storage;
    this.clients = new Collection(storage, 'clients', ({ id }) => id);
    this.grants = new Collection(storage, 'grants', ({ id }) => id);
    this.#settings = new Collection(storage, 'companies', ({ tenant }) => String(tenant));
  }

  async load(): Promise<void> {
    await this.clients.load();
    await this.grants.load();
    await this.#settings.load();
    if (!this.clients.get(firstClient.id)) this.clients.set(firstClient);
    for (const first of firstCompanies) {
      if (!this.#settings.get(String(first.tenant))) this.#settings.set(first);
      const company = new Company(this.#storage, this.#settings, first.tenant);
      await company.load();
      this.#companies.set(first.tenant, company);
    }
    for (const grant of this.grants.all()) if (grant.expiresAt < this.clock.now()) this.grants.remove(grant.id);
    await this.flush();
  }

  company(tenant: number): Company | undefined {
    return this.#companies.get(tenant);
  }

  companies(): Company[] {
    return [...this.#companies.values()];
  }

  note(call: Omit<Call, 'at'>): void {
    this.calls.push({ ...call, at: new Date(this.clock.now()).toISOString() });
    if (this.calls.length > maxCalls) this.calls.shift();
  }

  async flush(): Promise<void> {
    await this.clients.flush();
    await this.grants.flush();
    for (const company of this.companies()) await company.flush();
  }
}

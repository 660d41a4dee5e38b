import { afterAll, beforeAll, inject } from 'vitest';
import './test-stack.ts';
import { setFortnoxActivationCode } from '../../shared/contract/finance-integration.ts';
import { Api, type Reply } from './api.ts';
import type { Part } from './secrets/find-secrets.ts';
import { keptIn } from './secrets/kept-data.ts';
import { type WatchedStack, startWatchedStack } from './secrets/watched-stack.ts';
import { activationIn, activationUrlFor, answerAtFortnox, configureFortnox, firstCompany } from './fortnox-link.ts';
import { strictness } from './strict.ts';
import { tellTally } from './strict-settings.ts';
import type { Role } from '../../shared/codes/roles.ts';

export type FortnoxCalled = { method: string; path: string; status: number | 'dropped'; at: string };

/**
 * A firm with its own Fortnox for the tests of a file: started before them; afterwards its data is searched for secrets
 * and removed.
 */
export function firmOfFile(seed: 'empty' | 'demo' = 'empty'): FortnoxFirm {
  const firm = new FortnoxFirm();
  beforeAll(() => firm.start(seed));
  afterAll(() => firm.close());
  return firm;
}

/** A firm whose stored items and files can all be searched. */
export class FortnoxFirm {
  stack!: WatchedStack;
  readonly #sessions = new Map<Role, Promise<Api>>();

  async start(seed: 'empty' | 'demo'): Promise<void> {
    const copy = seed === 'demo' ? { copyOf: inject('demoFolder') } : {};
    this.stack = await startWatchedStack({ seed, ...copy, quiet: true, ...strictness() });
    Object.assign(process.env, this.stack.environment);
  }

  /** @throws when a secret is left in clear text */
  async close(): Promise<void> {
    if (this.stack) tellTally(this.stack);
    await this.stack?.close();
  }

  as(role: Role): Promise<Api> {
    const { initials, pin } = this.stack.users.find((user) => user.role === role)!;
    const session = this.#sessions.get(role) ?? Api.logIn(this.stack.url, initials, pin);
    this.#sessions.set(role, session);
    return session;
  }

  /** Controls the stand-in. */
  async control(asked: object): Promise<{ now: string; calls: FortnoxCalled[]; peak: number }> {
    const response = await fetch(`${this.stack.fortnoxUrl}/_control`, { method: 'POST', body: JSON.stringify(asked) });
    if (response.status !== 200) throw new Error(await response.text());
    return (await response.json()) as { now: string; calls: FortnoxCalled[]; peak: number };
  }

  /** The calls to Fortnox so far, for example `(await firm.calls()).length`. */
  async calls(path = '/'): Promise<FortnoxCalled[]> {
    return (await this.control({})).calls.filter((call) => call.path.startsWith(path));
  }

  async configure(changes: object = {}): Promise<void> {
    await configureFortnox(await this.as('SuperAdmin'), changes);
  }

  async activationUrl(role: Role = 'SuperAdmin'): Promise<string> {
    return activationUrlFor(await this.as(role));
  }

  /** Activates the link with the parameters of the redirect, as the public page does. */
  activate(location: URL): Promise<Reply> {
    return new Api(this.stack.url).call(setFortnoxActivationCode, activationIn(location));
  }

  /** The complete linking, with a company's approval. */
  async link(company = firstCompany): Promise<void> {
    await this.configure();
    const reply = await this.activate(await answerAtFortnox(await this.activationUrl(), { company }));
    if (reply.status !== 200) throw new Error(`The activation answered ${reply.status}: ${JSON.stringify(reply.json)}`);
  }

  async ask(method: string, path: string, token: string, body?: object): Promise<any> {
    const response = await fetch(`${this.stack.fortnoxUrl}/3${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  }

  /** Every stored item, file and log line, with its place. */
  stored(): Part[] {
    return [...keptIn(this.stack.dataDir)];
  }
}

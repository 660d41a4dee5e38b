import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { type LocalStack, startLocalStack } from '../../infra/local/stack.ts';
import { setFortnoxActivationCode } from '../../shared/contract/finance-integration.ts';
import type { Role } from '../../shared/contract/route.ts';
import { Api, type Reply } from './api.ts';
import { activationIn, activationUrlFor, answerAtFortnox, configureFortnox, firstCompany } from './fortnox-link.ts';

export type FortnoxCalled = { method: string; path: string; status: number | 'dropped'; at: string };

/** A firm of its own beside a Fortnox of its own, whose every item and file can be searched. */
export class FortnoxFirm {
  readonly stack: LocalStack;
  readonly #dataDir: string;
  readonly #sessions = new Map<Role, Promise<Api>>();

  private constructor(stack: LocalStack, dataDir: string) {
    this.stack = stack;
    this.#dataDir = dataDir;
  }

  static async start(seed: 'empty' | 'demo' = 'empty'): Promise<FortnoxFirm> {
    const dataDir = mkdtempSync(join(tmpdir(), 'klang-fortnox-'));
    const stack = await startLocalStack({ seed, dataDir, schedules: false, quiet: true, trustsForwardedFor: true });
    Object.assign(process.env, stack.environment);
    return new FortnoxFirm(stack, dataDir);
  }

  async close(): Promise<void> {
    await this.stack.close();
    rmSync(this.#dataDir, { recursive: true });
  }

  as(role: Role): Promise<Api> {
    const { initials, pin } = this.stack.users.find((user) => user.role === role)!;
    const session = this.#sessions.get(role) ?? Api.logIn(this.stack.url, initials, pin);
    this.#sessions.set(role, session);
    return session;
  }

  /** Steers the stand-in. */
  async control(asked: object): Promise<{ now: string; calls: FortnoxCalled[] }> {
    const response = await fetch(`${this.stack.fortnoxUrl}/_control`, { method: 'POST', body: JSON.stringify(asked) });
    if (response.status !== 200) throw new Error(await response.text());
    return (await response.json()) as { now: string; calls: FortnoxCalled[] };
  }

  /** What was called at Fortnox since, for example, `(await firm.calls()).length`. */
  async calls(path = '/'): Promise<FortnoxCalled[]> {
    return (await this.control({})).calls.filter((call) => call.path.startsWith(path));
  }

  async configure(changes: object = {}): Promise<void> {
    await configureFortnox(await this.as('SuperAdmin'), changes);
  }

  async activationUrl(role: Role = 'SuperAdmin'): Promise<string> {
    return activationUrlFor(await this.as(role));
  }

  /** What the public page does with what the browser was sent. */
  activate(location: URL): Promise<Reply> {
    return new Api(this.stack.url).call(setFortnoxActivationCode, activationIn(location));
  }

  /** The whole way, with a company's approval. */
  async link(company = firstCompany): Promise<void> {
    await this.configure();
    const reply = await this.activate(await answerAtFortnox(await this.activationUrl(), { company }));
    if (reply.status !== 200) throw new Error(`The activation answered ${reply.status}: ${JSON.stringify(reply.json)}`);
  }

  /** Speaks with the stand-in as somebody else who has access to the company. */
  async ask(method: string, path: string, token: string, body?: object): Promise<any> {
    const response = await fetch(`${this.stack.fortnoxUrl}/3${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  }

  /** Every stored item and every file and log line, as text, each with where it stands. */
  async stored(): Promise<{ where: string; text: string }[]> {
    const client = new DynamoDBClient({ endpoint: this.stack.dynamodbUrl, region: 'eu-north-1' });
    const parts: { where: string; text: string }[] = [];
    for await (const { Items } of paginateScan({ client }, { TableName: this.stack.environment['TABLE_NAME'] })) {
      for (const item of Items ?? []) parts.push({ where: `${item['pk']?.S} ${item['sk']?.S}`, text: textOf(item) });
    }
    for (const file of readdirSync(this.#dataDir, { recursive: true, withFileTypes: true })) {
      const path = join(file.parentPath, file.name);
      const where = relative(this.#dataDir, path);
      if (file.isFile() && !notOurs.some((name) => where.startsWith(name))) {
        parts.push({ where, text: readable(readFileSync(path)) });
      }
    }
    return parts;
  }

  async everything(): Promise<string> {
    return (await this.stored()).map(({ text }) => text).join('\n');
  }
}

/** What Fortnox itself keeps, and where the host tells who tries it out of the logins that it has made for that. */
const notOurs = ['fortnox', 'local-stack.json'];

/** Numbers and texts as they are, without the signs that JSON adds. */
function textOf(value: unknown): string {
  if (value instanceof Uint8Array) return readable(Buffer.from(value));
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${textOf(inner)}`)
    .join('\n');
}

/** A snapshot of the lists is compressed. */
function readable(bytes: Buffer): string {
  return (bytes.length > 4 && bytes.readUInt32LE(0) === zstdMagic ? zstdDecompressSync(bytes) : bytes).toString(
    'latin1',
  );
}

const zstdMagic = 0xfd2fb528;

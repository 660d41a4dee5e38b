import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import './strict.ts';

export type HostFacts = { url: string; users: { initials: string; pin: string; role: string }[]; pid: number };

type Options = {
  /** The entry point, in place of `npm start`'s; it takes the same arguments. */
  entry?: string;
  /** Additional arguments. */
  args?: string[];
  /** Environment variables besides this process's own. */
  environment?: Record<string, string>;
};

export class HostProcess {
  readonly #dataDir: string;
  readonly #port: number;
  readonly #entry: string;
  readonly #args: string[];
  readonly #environment: Record<string, string>;
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(dataDir: string, port: number, { entry, args, environment }: Required<Options>) {
    this.#dataDir = dataDir;
    this.#port = port;
    this.#entry = entry;
    this.#args = args;
    this.#environment = environment;
  }

  static async in(dataDir: string, options: Options = {}): Promise<HostProcess> {
    const usual = { entry: 'infra/host/start.ts', args: [], environment: {} };
    return new HostProcess(dataDir, await freePort(), { ...usual, ...options });
  }

  async start(): Promise<HostFacts> {
    const facts = join(this.#dataDir, 'local-stack.json');
    rmSync(facts, { force: true });
    this.#output = '';
    const where = ['--port', String(this.#port), '--data', this.#dataDir, '--seed', 'empty'];
    const strict = inject('strict') ? ['--strict', '--random', String(inject('seed'))] : [];
    const args = [this.#entry, ...where, ...strict, ...this.#args];
    // What a killed host has left is waited for.
    const env = { ...process.env, DEADLINE_FACTOR: '1', ...this.#environment };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (this.#output += String(data)));
    while (!existsSync(facts)) {
      if (child.exitCode !== null) throw new Error(`The host ended with ${child.exitCode}:\n${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return JSON.parse(readFileSync(facts, 'utf8')) as HostFacts;
  }

  /** Simulates a power failure. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

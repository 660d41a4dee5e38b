import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lasting } from '../../../shared/lib/deadlines.ts';
import type { LocalFunction } from '../assembly/system.ts';
import { ended, outOfMemory, timedOut } from '../functions/function-errors.ts';
import type { FunctionError, Outcome, Program } from '../functions/messages.ts';
import { type Output, type Request, type Result, invocationOf, programOf } from '../functions/runtime.ts';
import type { Reaper } from './reaper.ts';

export type Setup = {
  program: Program;
  services: [string, string][];
  skewMs: number;
};

export type Place = {
  environment: Record<string, string>;
  services: ReadonlyMap<string, string>;
  output: Output;
  reaper: Reaper;
  skewMs: number;
};

const entry = fileURLToPath(new URL('instance-process.ts', import.meta.url));

const checkMemoryMs = 200;
const pageBytes = 4096;
const mebibyte = 1024 ** 2;

/**
 * An instance of a function: a process with the function's memory and a clock of its own. It runs one event at a time,
 * and is frozen in between.
 */
export class Instance {
  readonly target: LocalFunction;
  readonly #child: ChildProcess;
  readonly #skewMs: number;
  readonly #folder: string;
  readonly #opened: Promise<Result>;
  readonly #exited: Promise<void>;
  #settle: (result: Result) => void = () => {};
  #reason: FunctionError = ended;
  #isGone = false;

  constructor(target: LocalFunction, { environment, services, output, reaper, skewMs }: Place) {
    this.target = target;
    this.#skewMs = skewMs;
    this.#folder = mkdtempSync(join(reaper.folder, 'tmp-'));
    this.#child = fork(entry, [], {
      env: { ...environment, TMPDIR: this.#folder, NODE_COMPILE_CACHE: join(reaper.folder, 'compiled') },
      execArgv: [`--max-old-space-size=${target.memoryMb}`],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A process group of its own, which its child processes share.
      detached: true,
    });
    const { pid, stdout, stderr } = this.#child;
    if (pid !== undefined) reaper.watch(pid);
    stdout!.setEncoding('utf8').on('data', (text: string) => output.log(text));
    stderr!.setEncoding('utf8').on('data', (text: string) => output.error(text));
    this.#opened = this.#next();
    this.#exited = new Promise((resolve) => {
      const gone = () => {
        this.#isGone = true;
        this.#signal('SIGKILL');
        if (pid !== undefined) reaper.forget(pid);
        rmSync(this.#folder, { recursive: true, force: true });
        this.#settle({ error: this.#reason });
        resolve();
      };
      this.#child.on('exit', gone).on('error', gone);
    });
    this.#child.on('message', (outcome: Outcome) => this.#settle(outcome));
    this.#tell({ program: programOf(target), services: [...services], skewMs } satisfies Setup);
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  async run(request: Request): Promise<Result> {
    const opened = await this.#opened;
    if ('error' in opened) {
      await this.end(opened.error);
      return opened;
    }
    this.#signal('SIGCONT');
    const ms = lasting(this.target.timeoutMs);
    const timer = setTimeout(() => void this.end(timedOut(this.target)), ms);
    const memory = setInterval(() => this.#checkMemory(), checkMemoryMs);
    const answered = this.#next();
    this.#tell(invocationOf(this.target, request, Date.now() + ms + this.#skewMs));
    const result = await answered;
    clearTimeout(timer);
    clearInterval(memory);
    this.#signal('SIGSTOP');
    return result;
  }

  async end(reason: FunctionError): Promise<void> {
    this.#reason = reason;
    this.#signal('SIGKILL');
    await this.#exited;
  }

  #next(): Promise<Result> {
    if (this.#isGone) return Promise.resolve({ error: this.#reason });
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  #tell(message: object): void {
    // A process that has just ended has an exit event, which settles the invocation.
    this.#child.send(message, () => {});
  }

  #checkMemory(): void {
    if (this.#residentBytes() > this.target.memoryMb * mebibyte) void this.end(outOfMemory(this.target));
  }

  #residentBytes(): number {
    try {
      const [, resident] = readFileSync(`/proc/${this.#child.pid}/statm`, 'utf8').split(' ');
      return Number(resident) * pageBytes;
    } catch {
      return 0;
    }
  }

  #signal(signal: NodeJS.Signals): void {
    // Its child processes may live on, but its id may soon belong to another process.
    if (this.#isGone && signal !== 'SIGKILL') return;
    try {
      if (this.#child.pid !== undefined) process.kill(-this.#child.pid, signal);
    } catch {
      // It has ended.
    }
  }
}

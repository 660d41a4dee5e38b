import { Worker } from 'node:worker_threads';
import { deadlineOf, lasting } from '../../../shared/lib/deadlines.ts';
import type { LocalFunction } from '../assembly/system.ts';
import { ended, killed, timedOut } from './function-errors.ts';
import type { FunctionError, Outcome, ThreadMessage } from './messages.ts';
import { IdleCollector } from './idle-collector.ts';
import type { ThreadData } from './function-thread.ts';
import { type Output, type Request, type Result, type Runtime, invocationOf, programOf } from './runtime.ts';

type Place = { environment: Record<string, string>; services: ReadonlyMap<string, string>; output: Output };

export class SharedThread implements Runtime {
  readonly #environment: Record<string, string>;
  readonly #data: ThreadData;
  readonly #output: Output;
  readonly #waiting = new Map<number, (result: Result) => void>();
  #thread: Worker;
  /** The collector of the host's own thread. */
  readonly #rest = new IdleCollector();
  #isClosed = false;
  #reason: FunctionError = ended;

  constructor(functions: readonly LocalFunction[], { environment, services, output }: Place) {
    this.#environment = environment;
    this.#data = { programs: new Map(functions.map((one) => [one.name, programOf(one)])), services };
    this.#output = output;
    this.#thread = this.#start();
  }

  run(target: LocalFunction, request: Request): Promise<Result> {
    // A thread that has ended answers nothing.
    if (this.#isClosed) return Promise.resolve({ error: killed });
    this.#rest.postpone();
    const { id } = request;
    const invocation = invocationOf(target, request, deadlineOf(target.timeoutMs));
    return new Promise<Result>((resolve) => {
      const timer = setTimeout(() => {
        this.#settle({ id, error: timedOut(target) });
      }, lasting(target.timeoutMs));
      this.#waiting.set(id, (settled) => {
        clearTimeout(timer);
        resolve(settled);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.#thread.postMessage(invocation);
    });
  }

  async kill(): Promise<void> {
    this.#reason = killed;
    await this.#thread.terminate();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#reason = killed;
    this.#rest.end();
    await this.#thread.terminate();
    this.#giveUp();
  }

  #start(): Worker {
    const thread = new Worker(new URL('function-thread.ts', import.meta.url), {
      env: this.#environment,
      workerData: this.#data,
      stdout: true,
      stderr: true,
    });
    thread.stdout.setEncoding('utf8').on('data', (text: string) => this.#output.log(text));
    thread.stderr.setEncoding('utf8').on('data', (text: string) => this.#output.error(text));
    thread.on('message', (message: ThreadMessage) => {
      if ('log' in message) this.#output.log(message.log);
      else this.#settle(message);
    });
    thread.on('error', (error) => this.#output.error(`${error.stack ?? error.message}\n`));
    // An unhandled error ends the process, as on AWS; the next call gets a new one.
    thread.on('exit', () => {
      if (this.#isClosed) return;
      this.#giveUp();
      this.#reason = ended;
      this.#thread = this.#start();
    });
    return thread;
  }

  #settle({ id, ...result }: Outcome): void {
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    resolve?.(result);
  }

  #giveUp(): void {
    for (const id of this.#waiting.keys()) this.#settle({ id, error: this.#reason });
  }
}

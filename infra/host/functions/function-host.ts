import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LocalFunction } from '../assembly/system.ts';
import { type Invoker, mayInvoke } from '../iam/invoker.ts';
import type { FunctionError, Invocation, Outcome } from './messages.ts';
import { allows } from '../iam/allows.ts';
import type { Action } from '../iam/action.ts';

export type Result = { payload: string } | { error: FunctionError };

export type Output = { log(text: string): void; error(text: string): void };

/** Runs the assembly's functions as Lambda does: JSON in, JSON out, within their timeout. */
export class FunctionHost {
  readonly #functions: ReadonlyMap<string, LocalFunction>;
  readonly #environment: Record<string, string>;
  readonly #services: ReadonlyMap<string, string>;
  readonly #output: Output;
  readonly #waiting = new Map<number, (result: Result) => void>();
  readonly #afterEach = new Set<() => void>();
  #thread: Worker;
  #lastId = 0;
  #isClosed = false;
  #reason = ended;

  /** @param environment of every function @param services the AWS services that require rights, by URL */
  constructor(
    functions: readonly LocalFunction[],
    environment: Record<string, string>,
    services: ReadonlyMap<string, string>,
    output: Output,
  ) {
    this.#functions = new Map(functions.flatMap((one) => [[one.name, one] as const, [one.handler, one] as const]));
    this.#environment = environment;
    this.#services = services;
    this.#output = output;
    this.#thread = this.#start();
  }

  has(name: string): boolean {
    return this.#functions.has(name);
  }

  may(name: string, action: Action): boolean {
    return this.#find(name).rights.some((statement) => allows(statement, action));
  }

  /** Called after every run of a function, which may have written something. */
  onDone(listener: () => void): void {
    this.#afterEach.add(listener);
  }

  /** Runs a function on behalf of a service or a role, which must be allowed to invoke it. */
  async invokeFor(invoker: Invoker, name: string, event: unknown): Promise<Result> {
    const error = this.refusal(invoker, name);
    if (!error) return this.invoke(name, event);
    this.#output.error(`${error.errorType}: ${error.errorMessage}\n`);
    return { error };
  }

  /** Lambda's error when a service or a role may not invoke the function. */
  refusal(invoker: Invoker, name: string): FunctionError | undefined {
    const { arn, invokers } = this.#find(name);
    if (mayInvoke(invoker, arn, invokers)) return undefined;
    const asked = 'service' in invoker ? `${invoker.service} for ${invoker.sourceArn}` : 'the role';
    const errorMessage = `${asked} is not allowed lambda:InvokeFunction on ${arn}.`;
    return { errorType: 'AccessDeniedException', errorMessage, trace: [] };
  }

  arnOf(name: string): string {
    return this.#find(name).arn;
  }

  asyncSettings(name: string): LocalFunction['async'] {
    return this.#find(name).async;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /**
   * Runs a function without checking the caller's rights.
   * @param name the function's name, its ARN, or its handler's file ('jobs/run-due-tasks')
   * @param event is sent as JSON
   */
  async invoke(name: string, event: unknown, requestId: string = randomUUID()): Promise<Result> {
    const target = this.#find(name);
    const id = (this.#lastId += 1);
    const deadline = Date.now() + target.timeoutMs;
    const invocation: Invocation = {
      id,
      file: join(target.folder, `${target.handler}.mjs`),
      exported: target.exported,
      rights: target.rights,
      event: JSON.stringify(event ?? null),
      context: {
        awsRequestId: requestId,
        functionName: target.name,
        invokedFunctionArn: target.arn,
        memoryLimitInMB: String(target.memoryMb),
        deadline,
      },
    };
    const result = await new Promise<Result>((resolve) => {
      const timer = setTimeout(() => {
        this.#settle({ id, error: timedOut(target) });
      }, target.timeoutMs);
      this.#waiting.set(id, (settled) => {
        clearTimeout(timer);
        resolve(settled);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.#thread.postMessage(invocation);
    });
    for (const listener of this.#afterEach) listener();
    if ('error' in result && result.error !== killed)
      this.#output.error(`${target.handler}: ${result.error.trace.join('\n')}\n`);
    return result;
  }

  /** Simulates a failure of Lambda's machine: running functions are cut off, and the next call gets a new process. */
  async kill(): Promise<void> {
    this.#reason = killed;
    await this.#thread.terminate();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#reason = killed;
    await this.#thread.terminate();
    this.#giveUp();
  }

  #find(name: string): LocalFunction {
    const target = this.#functions.get(name) ?? this.#functions.get(name.split(':').at(-1)!);
    if (!target) throw new Error(`There is no function ${name}.`);
    return target;
  }

  #start(): Worker {
    const thread = new Worker(new URL('function-thread.ts', import.meta.url), {
      env: this.#environment,
      workerData: this.#services,
      stdout: true,
      stderr: true,
    });
    thread.stdout.setEncoding('utf8').on('data', (text: string) => this.#output.log(text));
    thread.stderr.setEncoding('utf8').on('data', (text: string) => this.#output.error(text));
    thread.on('message', (outcome: Outcome) => this.#settle(outcome));
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

const ended: FunctionError = {
  errorType: 'Runtime.ExitError',
  errorMessage: 'Runtime exited without providing a reason',
  trace: ['Runtime.ExitError: Runtime exited without providing a reason'],
};
/** The same error, but not logged, because the caller killed the functions on purpose. */
const killed: FunctionError = { ...ended };

function timedOut({ timeoutMs }: LocalFunction): FunctionError {
  const errorMessage = `Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`;
  return { errorType: 'Sandbox.Timedout', errorMessage, trace: [errorMessage] };
}

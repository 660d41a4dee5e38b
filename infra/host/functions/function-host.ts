import { randomUUID } from 'node:crypto';
import type { LocalFunction } from '../assembly/system.ts';
import { type Invoker, mayInvoke } from '../iam/invoker.ts';
import { answerTooLarge, eventTooLarge, killed, maxPayloadBytes, throttled } from './function-errors.ts';
import { Work } from './work.ts';
import { CallsFirst } from './calls-first.ts';
import type { FunctionError } from './messages.ts';
import { allows, type Action } from '../iam/allows.ts';
import type { Output, Result, Runtime } from './runtime.ts';

export class FunctionHost {
  readonly #functions: ReadonlyMap<string, LocalFunction>;
  readonly #runtime: Runtime;
  readonly #output: Output;
  readonly #afterWriting = new Set<() => void>();
  readonly #calls = new CallsFirst();
  readonly #work: Work;
  #lastId = 0;
  #isClosed = false;

  constructor(functions: readonly LocalFunction[], runtime: Runtime, output: Output, work = new Work()) {
    this.#functions = new Map(functions.flatMap((one) => [[one.name, one] as const, [one.handler, one] as const]));
    this.#runtime = runtime;
    this.#output = output;
    this.#work = work;
  }

  has(name: string): boolean {
    return this.#functions.has(name);
  }

  may(name: string, action: Action): boolean {
    return this.#find(name).rights.some((statement) => allows(statement, action));
  }

  /** Listens for the end of invocations of functions that may write to a table. */
  onWritten(listener: () => void): void {
    this.#afterWriting.add(listener);
  }

  async invokeFor(invoker: Invoker, name: string, event: unknown): Promise<Result> {
    const error = this.refusal(invoker, name);
    if (!error) return this.#calls.during(() => this.invoke(name, event));
    this.#output.error(`${error.errorType}: ${error.errorMessage}\n`);
    return { error };
  }

  /** For work that comes after calls. */
  calm(...how: Parameters<CallsFirst['calm']>): Promise<void> {
    return this.#calls.calm(...how);
  }

  refusal(invoker: Invoker, name: string): FunctionError | undefined {
    const { arn, invokers } = this.#find(name);
    if (mayInvoke(invoker, arn, invokers)) return undefined;
    const asked = 'service' in invoker ? `${invoker.service} for ${invoker.sourceArn}` : 'the role';
    const errorMessage = `${asked} is not allowed lambda:InvokeFunction on ${arn}.`;
    return { errorType: 'AccessDeniedException', errorMessage, trace: [] };
  }

  handlerOf(name: string): string {
    return this.#find(name).handler;
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
   * Does not check the caller's rights.
   * @param name the function's name, its ARN, or its handler's file ('jobs/run-due-tasks')
   */
  invoke(name: string, event: unknown, requestId: string = randomUUID()): Promise<Result> {
    return this.#work.during(() => this.#run(name, event, requestId));
  }

  async #run(name: string, event: unknown, requestId: string): Promise<Result> {
    const target = this.#find(name);
    const sent = JSON.stringify(event ?? null);
    if (Buffer.byteLength(sent) > maxPayloadBytes) return { error: eventTooLarge };
    const ran = await this.#runtime.run(target, { id: (this.#lastId += 1), requestId, event: sent });
    if (mayWrite(target)) for (const listener of this.#afterWriting) listener();
    const isTooLarge = 'payload' in ran && Buffer.byteLength(ran.payload) > maxPayloadBytes;
    const result: Result = isTooLarge ? { error: answerTooLarge } : ran;
    if ('error' in result && result.error !== killed && result.error !== throttled)
      this.#output.error(`${target.handler}: ${result.error.trace.join('\n')}\n`);
    return result;
  }

  kill(): Promise<void> {
    return this.#runtime.kill();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#runtime.close();
  }

  #find(name: string): LocalFunction {
    const target = this.#functions.get(name) ?? this.#functions.get(name.split(':').at(-1)!);
    if (!target) throw new Error(`There is no function ${name}.`);
    return target;
  }
}

const writes = new Set(['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem']);

function mayWrite({ rights }: LocalFunction): boolean {
  return rights.some(({ actions }) => actions.some((action) => writes.has(action)));
}

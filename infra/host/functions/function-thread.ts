import { format } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { Invocation, Program, ThreadMessage } from './messages.ts';
import { IdleCollector } from './idle-collector.ts';
import { guardRights } from './rights-guard.ts';
import { runInvocation } from './run-invocation.ts';

/**
 * The thread that runs all functions. It has its own environment variables and modules, so that several local hosts can
 * share a process, and a new thread is a cold start.
 */

export type ThreadData = { programs: ReadonlyMap<string, Program>; services: ReadonlyMap<string, string> };

const port = parentPort!;
const { programs, services } = workerData as ThreadData;
guardRights(services);

let lines = '';
/**
 * Sends the lines of the log after the answers that wait to be sent. A thread's own stream sends each line before, and
 * waits for a message that it has arrived.
 */
console.log = (...parts: unknown[]) => {
  if (lines === '') setImmediate(sendLines);
  lines += `${format(...parts)}\n`;
};

function sendLines(): void {
  const log = lines;
  lines = '';
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage({ log } satisfies ThreadMessage);
}

const rest = new IdleCollector();
port.on('message', (invocation: Invocation) => void run(invocation));

async function run(invocation: Invocation): Promise<void> {
  const outcome = await runInvocation(programs.get(invocation.context.functionName)!, invocation);
  rest.postpone();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(outcome satisfies ThreadMessage);
}

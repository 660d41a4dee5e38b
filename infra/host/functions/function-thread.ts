import { parentPort, workerData } from 'node:worker_threads';
import type { Invocation } from './messages.ts';
import { guardRights } from './rights-guard.ts';
import { runInvocation } from './run-invocation.ts';

/**
 * The thread that runs all functions. It has its own environment variables and modules, so that several local hosts can
 * share a process, and a new thread is a cold start.
 */

const port = parentPort!;
guardRights(workerData as ReadonlyMap<string, string>);

port.on('message', (invocation: Invocation) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void runInvocation(invocation).then((outcome) => port.postMessage(outcome));
});

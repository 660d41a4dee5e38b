import { parentPort, workerData } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';
import type { FunctionError, Invocation, Outcome } from './messages.ts';
import { actAs, guardRights } from './rights-guard.ts';

/**
 * The thread that runs all functions. It has its own environment variables and modules, so that several local hosts can
 * share a process, and a new thread is a cold start.
 */

type Handler = (event: unknown, context: object) => unknown;

const port = parentPort!;
guardRights(workerData as ReadonlyMap<string, string>);

port.on('message', (invocation: Invocation) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void answer(invocation).then((outcome) => port.postMessage(outcome));
});

async function answer({ id, file, exported, rights, event, context }: Invocation): Promise<Outcome> {
  try {
    const module = (await import(pathToFileURL(file).href)) as Record<string, Handler | undefined>;
    const handler = module[exported];
    if (!handler) throw new Error(`${file} exports no ${exported}.`);
    const { deadline, ...facts } = context;
    const lambdaContext = {
      ...facts,
      functionVersion: '$LATEST',
      callbackWaitsForEmptyEventLoop: true,
      getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    };
    const result = await actAs(facts.functionName, rights, () => handler(JSON.parse(event), lambdaContext));
    return { id, payload: JSON.stringify(result) ?? 'null' };
  } catch (error) {
    return { id, error: asFunctionError(error) };
  }
}

function asFunctionError(error: unknown): FunctionError {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') };
}

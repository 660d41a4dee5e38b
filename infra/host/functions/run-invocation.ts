import { pathToFileURL } from 'node:url';
import type { FunctionError, Invocation, Outcome } from './messages.ts';
import { actAs } from './rights-guard.ts';

type Handler = (event: unknown, context: object) => unknown;

export async function loadHandler(file: string, exported: string): Promise<Handler> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, Handler | undefined>;
  const handler = module[exported];
  if (!handler) throw new Error(`${file} exports no ${exported}.`);
  return handler;
}

export async function runInvocation({ id, file, exported, rights, event, context }: Invocation): Promise<Outcome> {
  try {
    const handler = await loadHandler(file, exported);
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

export function asFunctionError(error: unknown): FunctionError {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') };
}

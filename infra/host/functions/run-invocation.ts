import { pathToFileURL } from 'node:url';
import type { FunctionError, Invocation, Outcome, Program } from './messages.ts';
import { actAs } from './rights-guard.ts';

type Handler = (event: unknown, context: object) => unknown;

export async function loadHandler({ file, exported }: Program): Promise<Handler> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, Handler | undefined>;
  const handler = module[exported];
  if (!handler) throw new Error(`${file} exports no ${exported}.`);
  return handler;
}

export async function runInvocation(program: Program, { id, event, context }: Invocation): Promise<Outcome> {
  try {
    const handler = await loadHandler(program);
    const { deadline, ...facts } = context;
    const lambdaContext = {
      ...facts,
      functionVersion: '$LATEST',
      callbackWaitsForEmptyEventLoop: true,
      getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    };
    const result = await actAs(program.name, program.rights, () => handler(JSON.parse(event), lambdaContext));
    return { id, payload: JSON.stringify(result) ?? 'null' };
  } catch (error) {
    return { id, error: asFunctionError(error) };
  }
}

export function asFunctionError(error: unknown): FunctionError {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') };
}

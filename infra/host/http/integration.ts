import { lasting } from '../../../shared/lib/deadlines.ts';
import { executeApiArn } from '../assembly/names.ts';
import type { LocalRoute } from '../assembly/system.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import { integrationTimeout } from '../functions/function-errors.ts';
import type { Result } from '../functions/runtime.ts';
import { apiGateway } from '../iam/invoker.ts';

/**
 * API Gateway waits no longer than the integration's timeout.
 * @param path of the invocation's source: the stage, and the route
 */
export async function runIntegration(
  functions: FunctionHost,
  { api, target, timeoutMs }: LocalRoute,
  path: string,
  event: object,
): Promise<Result> {
  const late = Promise.withResolvers<Result>();
  const timer = setTimeout(() => late.resolve({ error: integrationTimeout }), lasting(timeoutMs));
  try {
    return await Promise.race([functions.invokeFor(apiGateway(executeApiArn(api, path)), target, event), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

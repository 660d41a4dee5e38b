import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { actionsOf } from './aws-actions.ts';
import type { Statement } from '../iam/policies.ts';
import { allows, type Action } from '../iam/allows.ts';

const acting = new AsyncLocalStorage<{ name: string; rights: Statement[] }>();

export function actAs<Result>(name: string, rights: Statement[], work: () => Result): Result {
  return acting.run({ name, rights }, work);
}

/**
 * As IAM does: a request that the role does not allow fails with AccessDeniedException.
 * @param services their names, by URL
 */
export function guardRights(services: ReadonlyMap<string, string>): void {
  diagnostics.subscribe('http.client.request.created', (message) => {
    const { request } = message as { request: ClientRequest };
    const actor = acting.getStore();
    const service = services.get(`http://${String(request.getHeader('host'))}`);
    if (!actor || !service) return;
    const end = request.end.bind(request) as (...args: unknown[]) => ClientRequest;
    // The action depends on the body, which is only known here.
    request.end = ((...args: unknown[]) => {
      const denied = deniedIn(service, request, args[0], actor.rights);
      if (!denied) return end(...args);
      const error = new Error(
        `${actor.name} is not allowed ${denied.action} on ${denied.resource ?? 'anything'} ${denied.leadingKey ?? ''}.`,
      );
      error.name = 'AccessDeniedException';
      process.nextTick(() => request.destroy(error));
      return request;
    }) as ClientRequest['end'];
  });
}

function deniedIn(service: string, request: ClientRequest, chunk: unknown, rights: Statement[]): Action | undefined {
  const isBytes = typeof chunk === 'string' || chunk instanceof Uint8Array;
  const actions = actionsOf[service]!({
    method: request.method,
    path: request.path,
    target: request.getHeader('x-amz-target')?.toString(),
    body: isBytes ? Buffer.from(chunk as string).toString('utf8') : '',
  });
  return actions.find((action) => !rights.some((statement) => allows(statement, action)));
}

import type { Route } from '../../../shared/contract/route.ts';
import { type Api, newKey } from '../api.ts';

/** A lock left by a failure blocks the next caller for half a minute, possibly several times. */
const timeoutMs = 12 * 60_000;

/**
 * Retries like the client: unanswered requests, server errors and concurrent attempts, all with the same idempotency
 * key. @throws for any other response
 */
export async function patiently(
  api: Api,
  route: Route,
  params: Record<string, number>,
  key = newKey(),
  body?: object,
): Promise<any> {
  const until = Date.now() + timeoutMs;
  for (let attempt = 0; ; attempt += 1) {
    const reply = await api.call(route, { params, idempotencyKey: key, ...(body && { body }) }).catch(() => undefined);
    if (reply?.status === 200) return reply.json.result;
    const isTemporary = !reply || reply.status >= 500 || String(reply.json?.message).includes('just nu');
    if (!isTemporary || Date.now() > until) {
      throw new Error(`${route.name} answered ${reply?.status}: ${reply?.json?.message}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * Math.min(3_000, 100 * attempt)));
  }
}

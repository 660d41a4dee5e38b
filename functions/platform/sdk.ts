import { lasting, services } from '../../shared/lib/deadlines.ts';

/**
 * By default, the SDK waits as long as the function lives and only warns on a timeout.
 * @param deadline of `services`
 */
export function givesUpAfter(deadline: number) {
  return {
    connectionTimeout: lasting(services.connection),
    requestTimeout: lasting(deadline),
    throwOnRequestTimeout: true,
  };
}

const silent = new Set(['TimeoutError', 'AbortError']);
const cutOff = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return silent.has(error.name) || cutOff.has((error as Error & { code?: string }).code ?? '');
}

export function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}

const silent = new Set(['TimeoutError', 'AbortError']);
const cutOff = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

/** Whether a service was asked and no answer came: nobody knows whether it has done it. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return silent.has(error.name) || cutOff.has((error as Error & { code?: string }).code ?? '');
}

const silent = new Set(['TimeoutError', 'AbortError']);
const cutOff = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return silent.has(error.name) || cutOff.has((error as Error & { code?: string }).code ?? '');
}
